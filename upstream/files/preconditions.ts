import type { StoredFile } from './stored-file.ts';

/** Evaluates `If-None-Match`, or `If-Modified-Since` without it: returns true when the response is a 304. */
export function isNotModified(file: StoredFile, ifNoneMatch?: string, ifModifiedSince?: string): boolean {
  if (ifNoneMatch !== undefined) {
    const etags = ifNoneMatch.split(',').map((etag) => etag.trim().replace(/^W\//, ''));
    return etags.includes('*') || etags.includes(file.etag);
  }
  return ifModifiedSince !== undefined && file.modified <= new Date(ifModifiedSince);
}

/** Evaluates `If-Range`: true when a range request refers to this version of the file. */
export function matchesIfRange(file: StoredFile, ifRange?: string): boolean {
  return ifRange === undefined || ifRange === file.etag || Date.parse(ifRange) === file.modified.getTime();
}
