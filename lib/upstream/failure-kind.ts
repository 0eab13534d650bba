/**
 * Why a call of the upstream gave nothing to work with, whether the server or a browser made it: `unavailable` covers 5xx, resets and no
 * answer at all, `refused` any 4xx but 404, `unreadable` a body that is not what it should be.
 */
export type FailureKind = 'not-found' | 'refused' | 'unavailable' | 'timeout' | 'unreadable';

/** The kind of failure that a status stands for; 0 means that there was no answer. */
export function failureKindOf(status: number): Extract<FailureKind, 'not-found' | 'refused' | 'unavailable'> {
  if (status === 0 || status >= 500) return 'unavailable';
  return status === 404 ? 'not-found' : 'refused';
}
