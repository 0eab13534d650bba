import { createHash } from 'node:crypto';

const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const notRun = /\ssrc\s*=|\stype\s*=\s*["']?application\/(?:ld\+)?json\b/i;

/** Hashes of the scripts that stand in a page's HTML, as its policy names them; blocks of data run nothing and need none. */
export function hashInlineScripts(html: string): string[] {
  const found = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(scripts)) {
    if (notRun.test(attributes)) continue;
    found.add(`sha256-${createHash('sha256').update(asParsed(code)).digest('base64')}`);
  }
  return [...found];
}

/** A browser reads every end of a line as a line feed. */
function asParsed(code: string): string {
  return code.includes('\r') ? code.replace(/\r\n?/g, '\n') : code;
}
