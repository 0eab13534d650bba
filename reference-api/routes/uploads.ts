import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { parseRange } from '../files/byte-range.ts';
import { isNotModified, matchesIfRange } from '../files/preconditions.ts';
import { findStoredFile, type StoredFile } from '../files/stored-file.ts';
import { HttpError, respondWithError } from '../http/http-error.ts';
import { messages } from '../http/messages.ts';

const prefix = '/uploads/';
/** A file may be replaced by one of the same name, so caches revalidate it by its ETag after a day. */
const cacheControl = 'public, max-age=86400, stale-while-revalidate=604800';

/** Registers the media files under `/uploads`, each from the first of the folders that has it. */
export function registerUploadRoutes(app: OpenAPIHono, folders: string[]): void {
  app.get(`${prefix}*`, async (c) => {
    const relativePath = decodePath(c.req.path.slice(prefix.length));
    const files = await Promise.all(folders.map((folder) => findStoredFile(folder, relativePath)));
    const file = files.find((found) => found !== undefined);
    return file ? sendFile(c, file) : respondWithError(c, new HttpError(404, messages.fileNotFound));
  });
}

function decodePath(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    // No file has such a name, so the response will be 404.
    return encoded;
  }
}

function sendFile(c: Context, file: StoredFile): Response {
  c.header('ETag', file.etag);
  c.header('Last-Modified', file.modified.toUTCString());
  c.header('Cache-Control', cacheControl);
  c.header('Accept-Ranges', 'bytes');
  c.header('X-Content-Type-Options', 'nosniff');
  if (isNotModified(file, c.req.header('if-none-match'), c.req.header('if-modified-since'))) {
    return c.body(null, 304);
  }
  const rangeHeader = matchesIfRange(file, c.req.header('if-range')) ? c.req.header('range') : undefined;
  const range = parseRange(rangeHeader, file.size);
  if (range === 'unsatisfiable') {
    c.header('Content-Range', `bytes */${file.size}`);
    return respondWithError(c, new HttpError(416, messages.rangeNotSatisfiable));
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  c.header('Content-Type', file.contentType);
  c.header('Content-Length', String(end - start + 1));
  if (range) c.header('Content-Range', `bytes ${start}-${end}/${file.size}`);
  const status = range ? 206 : 200;
  if (c.req.method === 'HEAD' || file.size === 0) return c.body(null, status);
  return c.body(streamFile(file, start, end), status);
}

function streamFile(file: StoredFile, start: number, end: number): ReadableStream {
  return Readable.toWeb(createReadStream(file.path, { start, end })) as ReadableStream;
}
