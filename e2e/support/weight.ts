import { gzipSync } from 'node:zlib';
import { elements } from './html.ts';

/**
 * Addresses of the script files that a page starts with; those for old browsers are not among them, nor is the file with the page's own
 * flight data.
 */
export function scriptsOf(html: string): string[] {
  // Scripts are not part of the markup that `elements` looks at.
  const tags = html.match(/<script\b[^>]*\bsrc="[^"]*"[^>]*>/gi) ?? [];
  const sources = tags
    .filter((tag) => !/\bnomodule\b/i.test(tag))
    .flatMap((tag) => [
      /\bsrc="([^"]*)"/.exec(tag)?.[1] ?? '',
      // The one script that the shop's pages name starts these.
      ...(/\bdata-scripts="([^"]*)"/.exec(tag)?.[1]?.split(' ').slice(1) ?? []),
    ]);
  const preloads = elements(html, 'link')
    .filter(({ rel, as }) => rel === 'modulepreload' || (rel === 'preload' && as === 'script'))
    .map(({ href = '' }) => href);
  return [...new Set([...sources, ...preloads])];
}

/** Addresses of the style sheets of a page. */
export function stylesOf(html: string): string[] {
  return elements(html, 'link')
    .filter(({ rel }) => rel === 'stylesheet')
    .map(({ href = '' }) => href);
}

/** Bytes of a file as it travels. */
export function gzipBytes(content: Buffer | string): number {
  return gzipSync(content, { level: 9 }).length;
}
