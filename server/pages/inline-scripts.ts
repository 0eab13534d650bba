import { createHash } from 'node:crypto';
import {
  nomoduleAttribute,
  scriptPreloads,
  scriptTags,
  srcAttribute,
} from '../../lib/next/private-formats.ts';
import { firstScriptCode } from './first-script.ts';

/** A page without inline scripts. */
export interface ExtractedPage {
  html: string;
  /** Code of the extracted scripts in document order; it runs before the shop's files. */
  script: { name: string; code: string };
}

/** URL path of script files. */
const scriptPath = '/scripts/';

const dataType = /\stype="application\/(?:ld\+)?json"/;

/**
 * Extracts the inline scripts of a rendered page into one file, so that the content security policy needs no inline scripts, and replaces
 * all scripts by the loader, which loads them after the first paint.
 * @param url path and query of the page, from which the file can be rebuilt when it is no longer cached
 */
export function extractInlineScripts(html: string, url: string): ExtractedPage {
  const code: string[] = [];
  const files: string[] = [];
  const htmlWithoutScripts = html
    .replaceAll(scriptPreloads, '')
    .replaceAll(scriptTags, (tag, attributes: string, text: string) => {
      if (dataType.test(attributes) || nomoduleAttribute.test(attributes)) return tag;
      const [, file] = srcAttribute.exec(attributes) ?? [];
      if (file === undefined) code.push(text);
      else files.push(file);
      return '';
    });
  const script = { name: '', code: code.join(';\n') };
  script.name = fileNameOf('page', script.code);
  const ownScriptUrl = `${scriptPath}${script.name}?of=${encodeURIComponent(url)}`;
  const loaderTag = `<script async="" blocking="render" src="${scriptPath}${firstScript().name}" data-scripts="${[ownScriptUrl, ...files].join(' ')}"></script>`;
  return { html: htmlWithoutScripts.replace('</head>', `${loaderTag}</head>`), script };
}

let cachedFirstScript: { name: string; code: string } | undefined;

/** Returns the render-blocking script of every page: work that must precede the first paint, and the loader of all other scripts. */
export function firstScript(): { name: string; code: string } {
  if (!cachedFirstScript) {
    const code = firstScriptCode();
    cachedFirstScript = { name: fileNameOf('start', code), code };
  }
  return cachedFirstScript;
}

function fileNameOf(kind: string, code: string): string {
  return `${kind}-${createHash('sha256').update(code).digest('base64url').slice(0, 22)}.js`;
}
