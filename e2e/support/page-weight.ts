import { gzipSync } from 'node:zlib';
import { elements } from './html.ts';

/** URLs of the scripts that a page loads initially, without `nomodule` scripts and the script with the page's flight data. */
export function scriptUrls(html: string): string[] {
  // `elements` ignores scripts.
  const scriptTags = html.match(/<script\b[^>]*\bsrc="[^"]*"[^>]*>/gi) ?? [];
  const sources = scriptTags
    .filter((tag) => !/\bnomodule\b/i.test(tag))
    .flatMap((tag) => [
      /\bsrc="([^"]*)"/.exec(tag)?.[1] ?? '',
      // Scripts that the shop's loader loads. The first of them is the page's flight data.
      ...(/\bdata-scripts="([^"]*)"/.exec(tag)?.[1]?.split(' ').slice(1) ?? []),
    ]);
  const preloads = elements(html, 'link')
    .filter(({ rel, as }) => rel === 'modulepreload' || (rel === 'preload' && as === 'script'))
    .map(({ href = '' }) => href);
  return [...new Set([...sources, ...preloads])];
}

/** URLs of the style sheets of a page. */
export function stylesheetUrls(html: string): string[] {
  return elements(html, 'link')
    .filter(({ rel }) => rel === 'stylesheet')
    .map(({ href = '' }) => href);
}

/** Gzipped size in bytes. */
export function gzipBytes(content: Buffer | string): number {
  return gzipSync(content, { level: 9 }).length;
}
