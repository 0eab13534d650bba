import type { IncomingMessage } from 'node:http';
import { staticFilesPrefix } from '../../lib/next/private-formats.ts';
import type { Renderer } from '../pages/renderer.ts';

/** A response to a request whose conditions the file does not meet. */
export interface FileRejection {
  status: 412 | 416;
  headers: Record<string, string>;
}

interface FileState {
  /** `Last-Modified` of the file. */
  lastModified: string;
  length: number;
}

const publicFilePath = /^\/(?:favicon\.ico$|(?:icons|fonts)\/)/;
const evaluatedHeaders = ['if-match', 'if-unmodified-since', 'range'] as const;
const singleRange = /^bytes=(\d*)-(\d*)$/;

/**
 * Evaluates `If-Match`, `If-Unmodified-Since` and `Range` of a request for a file (RFC 9110, sections 13 and 14), because Next fails
 * when they are not met. Returns the rejection; or null, after removing the headers that Next cannot satisfy.
 * @param render used to read the file's length and date
 */
export async function rejectionByCondition(
  req: IncomingMessage,
  path: string,
  render: Renderer,
): Promise<FileRejection | null> {
  const isFile = publicFilePath.test(path) || path.startsWith(staticFilesPrefix);
  if (!isFile || !evaluatedHeaders.some((name) => req.headers[name] !== undefined)) return null;
  const file = await render({ url: path, headers: { host: req.headers.host } });
  if (file.status !== 200) return null;
  const lastModified = String(file.headers['last-modified'] ?? '');
  return evaluate(req, { lastModified, length: file.body.length });
}

function evaluate({ headers }: IncomingMessage, { lastModified, length }: FileState): FileRejection | null {
  const { 'if-match': match, 'if-unmodified-since': unmodifiedSince, range } = headers;
  delete headers['if-match'];
  delete headers['if-unmodified-since'];
  // Files have weak entity tags, which match no tag of If-Match.
  const isPreconditionMet =
    match === undefined
      ? !(Date.parse(lastModified) > Date.parse(unmodifiedSince ?? ''))
      : match.trim() === '*';
  if (!isPreconditionMet) return { status: 412, headers: {} };
  if (range === undefined) return null;
  const hasCacheValidators =
    headers['if-none-match'] !== undefined || headers['if-modified-since'] !== undefined;
  const matchesIfRange = headers['if-range'] === undefined || headers['if-range'] === lastModified;
  const [, first = '', last = ''] = singleRange.exec(range.trim()) ?? [];
  // Without a first position, the range is a suffix of `last` bytes.
  const isSatisfiable = first === '' ? last !== '' && Number(last) > 0 : Number(first) < length;
  const isValid =
    (first !== '' || last !== '') && (first === '' || last === '' || Number(first) <= Number(last));
  if (isValid && !isSatisfiable && matchesIfRange && !hasCacheValidators)
    return { status: 416, headers: { 'Content-Range': `bytes */${length}` } };
  // A server may ignore any range: here several ranges, malformed ones and a suffix longer than the file.
  const isSupported = isValid && isSatisfiable && (first !== '' || Number(last) <= length);
  if (!isSupported || !matchesIfRange) delete headers.range;
  return null;
}
