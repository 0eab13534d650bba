import type { StoredFile } from './stored-file.ts';

/** Returns whether the response is a 304: by `If-None-Match`, or by `If-Modified-Since` when that header is absent. */
export function isNotModified(file: StoredFile, ifNoneMatch?: string, ifModifiedSince?: string): boolean {
  if (ifNoneMatch !== undefined) {
    const etags = ifNoneMatch.split(',').map((etag) => etag.trim().replace(/^W\//, ''));
    return etags.includes('*') || etags.includes(file.etag);
  }
  return ifModifiedSince !== undefined && file.modified <= new Date(ifModifiedSince);
}

/** Returns whether the range of a request refers to this version of the file, by `If-Range`. */
export function matchesIfRange(file: StoredFile, ifRange?: string): boolean {
  return ifRange === undefined || ifRange === file.etag || Date.parse(ifRange) === file.modified.getTime();
}
