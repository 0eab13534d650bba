/** Something that failed to load. */
export interface LoadFailure {
  error: unknown;
  /** Page or file that shows the same. */
  href?: string;
}

export const loadFailureEvent = 'load-failure';

/**
 * Reports a failure to `useRemovedBuild`, which loads after the page: after a new release it opens `href` or reloads the page, otherwise
 * it shows a toast.
 * @param href page or file that shows the same
 */
export function reportLoadFailure(error: unknown, href?: string): void {
  dispatchEvent(new CustomEvent<LoadFailure>(loadFailureEvent, { detail: { error, href } }));
}
