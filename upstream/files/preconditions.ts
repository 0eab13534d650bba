import type { StoredFile } from './stored-file.ts';

/** Whether the caller already holds this version of the file. */
export function isNotModified(file: StoredFile, ifNoneMatch?: string, ifModifiedSince?: string): boolean {
  if (ifNoneMatch !== undefined) {
    const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return tags.includes('*') || tags.includes(file.etag);
  }
  return ifModifiedSince !== undefined && file.modified <= new Date(ifModifiedSince);
}

/** Whether a range the caller asks for belongs to this version of the file. */
export function isSameVersion(file: StoredFile, ifRange?: string): boolean {
  return ifRange === undefined || ifRange === file.etag || Date.parse(ifRange) === file.modified.getTime();
}
