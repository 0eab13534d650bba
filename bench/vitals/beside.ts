import { join } from 'node:path';
import { startEmptyApp } from '../support/empty-app.ts';
import { type ServedFile, startNginx } from '../support/nginx.ts';
import type { LargestPaint } from './largest-paint.ts';

/** Starts what pages are compared with: each name is a page with no more than the same picture, or text, as an empty Next page and by hand on nginx. */
export async function startBeside(folder: string, paints: Record<string, LargestPaint>) {
  const all = Object.entries(paints);
  const empty = await startEmptyApp(Object.assign({}, ...all.map(([name, paint]) => nextFiles(name, paint))));
  const nginx = await startNginx(
    folder,
    all.flatMap(([name, paint]) => handWritten(name, paint)),
  );
  return {
    emptyAddress: (name: string) => `http://localhost:${empty.port}/${name}`,
    handWrittenAddress: (name: string) => `http://localhost:${nginx.port}/${name}`,
    async stop() {
      await empty.stop();
      await nginx.stop();
    },
  };
}

const address = (name: string) => `/pictures/${name}.webp`;

function content(name: string, { picture, text }: LargestPaint): string {
  if (!picture) return `<p>${text.replace(/[<>{}&]/g, '')}</p>`;
  const { width, height } = picture;
  return `<img src="${address(name)}" alt="" width="${Math.round(width)}" height="${Math.round(height)}" />`;
}

function nextFiles(name: string, paint: LargestPaint): Record<string, string | Buffer> {
  const page = `export default function Page() { return <main><h1>${name}</h1>${content(name, paint)}</main>; }`;
  const picture = paint.picture ? { [join('public', address(name))]: paint.picture.bytes } : {};
  return { [join('app', name, 'page.jsx')]: page, ...picture };
}

function handWritten(name: string, paint: LargestPaint): ServedFile[] {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${name}</title><meta name="description" content="${name}"><link rel="icon" href="data:,"><main><h1>${name}</h1>${content(name, paint)}</main></html>`;
  const page: ServedFile = {
    path: `/${name}`,
    headers: [['Content-Type', 'text/html; charset=utf-8']],
    bytes: Buffer.from(html),
  };
  const { picture } = paint;
  if (!picture) return [page];
  return [page, { path: address(name), headers: [['Content-Type', picture.type]], bytes: picture.bytes }];
}
