let place: HTMLElement | undefined;
let home: HTMLElement | undefined;

/** The element that notices are drawn into. */
export function noticePlace(): HTMLElement {
  if (!place) {
    place = document.createElement('div');
    (home ?? document.body).append(place);
  }
  return place;
}

/**
 * Draws notices inside a modal dialog while it is open, because whatever lies outside can neither be clicked nor heard then.
 * Returns how to take them out again.
 */
export function moveNotices(dialog: HTMLElement): () => void {
  const move = (to: HTMLElement | undefined) => {
    home = to;
    if (place) (home ?? document.body).append(place);
  };
  move(dialog);
  return () => move(undefined);
}
