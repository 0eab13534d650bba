import type { StoredFile } from './stored-file.ts';

/** Evaluates `If-None-Match`, or else `If-Modified-Since`: true for 304. */
export function isNotModified(file: StoredFile, ifNoneMatch?: string, ifModifiedSince?: string): boolean {
  if (ifNoneMatch !== undefined) {
    const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return tags.includes('*') || tags.includes(file.etag);
  }
  return ifModifiedSince !== undefined && file.modified <= new Date(ifModifiedSince);
}

/** Evaluates `If-Range`: true when a range request refers to this version of the file. */
export function matchesIfRange(file: StoredFile, ifRange?: string): boolean {
  return ifRange === undefined || ifRange === file.etag || Date.parse(ifRange) === file.modified.getTime();
}
