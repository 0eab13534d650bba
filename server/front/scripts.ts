import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { boot } from '../../lib/boot/boot.ts';

/** A page whose scripts stand in one file of their own, and start late. */
export interface Parted {
  html: string;
  /** The code of the page's own scripts, in their order; it runs before the shop's files. */
  script: { name: string; code: string };
}

/** Where files of scripts are. */
const folder = '/scripts/';

const tags = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const preloads = /<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="script")[^>]*>/g;
const source = /\ssrc="([^"]*)"/;
const isData = /\stype="application\/(?:ld\+)?json"/;
const isForOldBrowsers = /\snomodule\b/i;

const written = [boot, readFileSync(new URL('./start-scripts.js', import.meta.url), 'utf8')].join(';\n');
const starter = transformSync(written, { minify: true }).code;

/** The file that every page waits for with its first paint: what must be done before that, and what starts the other scripts. */
export const startScripts = { name: nameOf('start', starter), code: starter };

/**
 * Takes the scripts out of a page as Next made it. The inline ones go, in their order, into one file, so that the policy allows
 * nothing but files of the shop; one small script fetches all of them after the first paint.
 * @param address path and query of the page, for whoever asks for its file when it is no longer kept
 */
export function partScripts(html: string, address: string): Parted {
  const code: string[] = [];
  const files: string[] = [];
  const rest = html.replaceAll(preloads, '').replaceAll(tags, (tag, attributes: string, text: string) => {
    if (isData.test(attributes) || isForOldBrowsers.test(attributes)) return tag;
    const [, file] = source.exec(attributes) ?? [];
    if (file === undefined) code.push(text);
    else files.push(file);
    return '';
  });
  const script = { name: '', code: code.join(';\n') };
  script.name = nameOf('page', script.code);
  const own = `${folder}${script.name}?of=${encodeURIComponent(address)}`;
  const start = `<script async="" blocking="render" src="${folder}${startScripts.name}" data-scripts="${[own, ...files].join(' ')}"></script>`;
  return { html: rest.replace('</head>', `${start}</head>`), script };
}

function nameOf(kind: string, code: string): string {
  return `${kind}-${createHash('sha256').update(code).digest('base64url').slice(0, 22)}.js`;
}
