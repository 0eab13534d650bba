/** Something that failed to load, and the page that needs no such script. */
export interface LoadFailure {
  error: unknown;
  href?: string;
}

export const loadFailureEvent = 'load-failure';

/**
 * Reports a failure to `useRemovedBuild`, which loads after the page: for a new release it leaves the page, otherwise it shows a toast.
 * @param href page that needs no such script
 */
export function reportLoadFailure(error: unknown, href?: string): void {
  dispatchEvent(new CustomEvent<LoadFailure>(loadFailureEvent, { detail: { error, href } }));
}
