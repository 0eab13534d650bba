import { join } from 'node:path';
import { startEmptyApp } from '../support/empty-app.ts';
import { type ServedFile, startNginx } from '../support/nginx.ts';
import type { LargestPaint } from './largest-paint.ts';

/**
 * Serves two comparison pages for each page, with its largest image or text and nothing else: one by Next, one written by
 * hand and served by nginx.
 */
export async function startComparisonPages(folder: string, paints: Record<string, LargestPaint>) {
  const namedPaints = Object.entries(paints);
  const emptyApp = await startEmptyApp(
    Object.assign({}, ...namedPaints.map(([name, paint]) => nextFiles(name, paint))),
  );
  const nginx = await startNginx(
    folder,
    namedPaints.flatMap(([name, paint]) => handWrittenFiles(name, paint)),
  );
  return {
    emptyAppUrl: (name: string) => `http://localhost:${emptyApp.port}/${name}`,
    handWrittenUrl: (name: string) => `http://localhost:${nginx.port}/${name}`,
    async stop() {
      await emptyApp.stop();
      await nginx.stop();
    },
  };
}

const imagePath = (name: string) => `/pictures/${name}.webp`;

function elementHtml(name: string, { image, text }: LargestPaint): string {
  if (!image) return `<p>${text.replace(/[<>{}&]/g, '')}</p>`;
  const { width, height } = image;
  return `<img src="${imagePath(name)}" alt="" width="${Math.round(width)}" height="${Math.round(height)}" />`;
}

function nextFiles(name: string, paint: LargestPaint): Record<string, string | Buffer> {
  const page = `export default function Page() { return <main><h1>${name}</h1>${elementHtml(name, paint)}</main>; }`;
  const imageFile = paint.image ? { [join('public', imagePath(name))]: paint.image.bytes } : {};
  return { [join('app', name, 'page.jsx')]: page, ...imageFile };
}

function handWrittenFiles(name: string, paint: LargestPaint): ServedFile[] {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${name}</title><meta name="description" content="${name}"><link rel="icon" href="data:,"><main><h1>${name}</h1>${elementHtml(name, paint)}</main></html>`;
  const page: ServedFile = {
    path: `/${name}`,
    headers: [['Content-Type', 'text/html; charset=utf-8']],
    bytes: Buffer.from(html),
  };
  const { image } = paint;
  if (!image) return [page];
  return [page, { path: imagePath(name), headers: [['Content-Type', image.type]], bytes: image.bytes }];
}
