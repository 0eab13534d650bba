/** A short message that shows for a moment at the top of the window. `text` is shown as text. */
export interface Notice {
  kind: 'success' | 'error' | 'warning';
  text: string;
}

type Listener = (notice: Notice) => void;

const waiting: Notice[] = [];
let listener: Listener | null = null;

/** Shows a notice, now or as soon as notices can be shown. */
export function notify(notice: Notice): void {
  if (listener) listener(notice);
  else waiting.push(notice);
}

/** Hears every notice, those that waited first; returns how to stop. */
export function onNotice(hear: Listener): () => void {
  listener = hear;
  for (const notice of waiting.splice(0)) hear(notice);
  return () => {
    listener = null;
  };
}
