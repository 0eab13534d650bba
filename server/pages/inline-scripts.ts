import { createHash, randomBytes } from 'node:crypto';
import {
  fontElements,
  nomoduleAttribute,
  scriptPreloads,
  scriptTags,
  srcAttribute,
} from '../../lib/platform/next/private-formats.ts';
import { hideSecretsScript } from '../../lib/site/inline-scripts/hide-secrets.ts';
import { firstScriptCode } from './first-script.ts';

/** A page without inline scripts. */
export interface ExtractedPage {
  html: string;
  /** Code of the extracted scripts in document order; it runs before the shop's files. */
  script: { name: string; code: string };
}

/** URL path of script files. */
const scriptPath = '/scripts/';

/** Bytes of a name that nobody can guess. */
const secretNameBytes = 16;
/** Bytes of the hash that tells contents apart. */
const hashNameBytes = 9;
/** Bytes of the hash that tells the files of releases apart. */
const filesHashBytes = 3;
/** Characters of a name that files of the same release share. */
const releasePrefixLength = fileName('page', Buffer.alloc(filesHashBytes)).length - '.js'.length;
const dataType = /\stype="application\/(?:ld\+)?json"/;

/**
 * Extracts the inline scripts of a rendered page into one file, so that the content security policy needs no inline scripts, and replaces
 * all scripts by the loader, which loads them after the first paint. Leaves out scripts for browsers without modules
 * and Next's mark of fonts.
 * @param pageUrl path and query of a page that visitors share, from which its file can be rebuilt; null for any other page, whose file gets
 * a name that nobody can guess
 * @param hasSecrets true for a page whose address contains a secret, which its first script hides
 */
export function extractInlineScripts(
  html: string,
  pageUrl: string | null,
  hasSecrets = false,
): ExtractedPage {
  const code: string[] = [];
  const files: string[] = [];
  const htmlWithoutScripts = html
    .replaceAll(scriptPreloads, '')
    .replace(fontElements, '')
    .replaceAll(scriptTags, (tag, attributes: string, text: string) => {
      if (dataType.test(attributes)) return tag;
      if (nomoduleAttribute.test(attributes)) return '';
      const [, file] = srcAttribute.exec(attributes) ?? [];
      if (file === undefined) code.push(text);
      else files.push(file);
      return '';
    });
  const scriptCode = code.join(';\n');
  const script = {
    name:
      pageUrl === null
        ? fileName('own', randomBytes(secretNameBytes))
        : fileName(
            'page',
            Buffer.concat([hashOf(files.join(), filesHashBytes), hashOf(scriptCode, hashNameBytes)]),
          ),
    code: scriptCode,
  };
  const query = pageUrl === null ? '' : `?for=${encodeURIComponent(pageUrl)}`;
  const ownScriptUrl = scriptPath + script.name + query;
  const loaderTag = `<script src="${scriptPath}${firstScripts()[hasSecrets ? 'hidingSecrets' : 'usual'].name}" data-scripts="${[ownScriptUrl, ...files].join(' ')}"></script>`;
  return { html: withLoader(htmlWithoutScripts, loaderTag), script };
}

const stylesheetLink = /<link rel="stylesheet" href="([^"]*)"/;

/**
 * Adds the loader before the style sheet: a script waits for the style sheets before it, and the body for the script. The style sheet
 * is preloaded, so that it is still fetched first.
 */
function withLoader(html: string, loaderTag: string): string {
  const [link, href] = stylesheetLink.exec(html) ?? [];
  if (link === undefined) return html.replace('</head>', `${loaderTag}$&`);
  return html.replace(link, `<link rel="preload" as="style" href="${href}"/>${loaderTag}$&`);
}

type FirstScripts = Record<'usual' | 'hidingSecrets', { name: string; code: string }>;

let cachedFirstScripts: FirstScripts | undefined;

/**
 * Returns the script that every page waits for before its body: work that must precede the first paint, and the loader of all other scripts.
 * That of a page with secrets in its address hides them before.
 */
export function firstScripts(): FirstScripts {
  if (!cachedFirstScripts) {
    const code = firstScriptCode();
    const hidingCode = `${hideSecretsScript};\n${code}`;
    cachedFirstScripts = {
      usual: { name: fileNameOf('start', code), code },
      hidingSecrets: { name: fileNameOf('start', hidingCode), code: hidingCode },
    };
  }
  return cachedFirstScripts;
}

/**
 * Returns whether one file may take the place of another: the shop's files that run after both are the same. Those of another release
 * cannot use its code.
 */
export function areInterchangeable(name: string, other: string): boolean {
  return name.slice(0, releasePrefixLength) === other.slice(0, releasePrefixLength);
}

/** Names a file by a hash of its code. */
function fileNameOf(kind: string, code: string): string {
  return fileName(kind, hashOf(code, hashNameBytes));
}

function hashOf(text: string, bytes: number): Buffer {
  return createHash('sha256').update(text).digest().subarray(0, bytes);
}

function fileName(kind: string, bytes: Buffer): string {
  return `${kind}-${bytes.toString('base64url')}.js`;
}
