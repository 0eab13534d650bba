import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import send from 'send';
import { staticFilesFolder, staticFilesPrefix } from '../../lib/platform/next/private-formats.ts';
import { compressedFileName, precompressedNames } from '../precompress.ts';
import { negotiateCoding } from './send-response.ts';

const publicFolder = 'public';
const publicFilePath = /^\/(?:favicon\.ico$|icons\/)/;
const oneYearMs = 365 * 24 * 3600 * 1000;
const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** Serves the file of a path. Resolves with false, and sends nothing, when the path is not that of a file. */
export type StaticFiles = (req: IncomingMessage, res: ServerResponse, path: string) => Promise<boolean>;

/**
 * Creates the server of the build's files, which are compressed at build time, and of those in `public/`, with conditions and ranges
 * (RFC 9110, sections 13 and 14).
 * @param folder folder with the build's files
 */
export async function createStaticFiles(folder = staticFilesFolder): Promise<StaticFiles> {
  const compressedNames = await precompressedNames(folder);
  return async (req, res, path) => {
    if (publicFilePath.test(path)) return sendFile(req, res, path, { root: publicFolder });
    if (!path.startsWith(staticFilesPrefix)) return false;
    const name = path.slice(staticFilesPrefix.length);
    const options = { root: folder, immutable: true, maxAge: oneYearMs };
    if (!compressedNames.has(name)) return sendFile(req, res, name, options);
    res.setHeader('Vary', 'Accept-Encoding');
    const coding = negotiateCoding(req.headers['accept-encoding'], { br: true, gzip: true });
    if (coding === 'identity') return sendFile(req, res, name, options);
    res.setHeader('Content-Encoding', coding).setHeader('Content-Type', contentTypes[extname(name)] ?? '');
    return sendFile(req, res, compressedFileName(name, coding), options);
  };
}

function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  path: string,
  options: send.SendOptions,
): Promise<boolean> {
  return new Promise((resolve) => {
    send(req, path, { ...options, index: false })
      .on('file', () => resolve(true))
      .on('directory', () => resolve(false))
      .on('error', ({ status, headers }: { status: number; headers?: Record<string, string> }) => {
        if (res.headersSent) return void res.destroy();
        if (status === 404) return resolve(false);
        res.removeHeader('Content-Encoding');
        res.removeHeader('Content-Type');
        // A cache could serve the rejection of a range or condition to requests that have none.
        res.setHeader('Cache-Control', 'no-store');
        res.writeHead(status, headers).end();
        resolve(true);
      })
      .pipe(res);
  });
}
