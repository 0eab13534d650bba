import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import {
  fontElements,
  nextBuildFolder,
  nomoduleAttribute,
  scriptPreloads,
  scriptTags,
  srcAttribute,
} from '../../lib/platform/next/private-formats.ts';
import { headScript } from '../../lib/site/inline-scripts/head-script.ts';
import { hideSecretsScript } from '../../lib/site/inline-scripts/hide-secrets.ts';

/** A script file. */
export interface Script {
  name: string;
  code: string;
}

/** A page without inline scripts. */
export interface ExtractedPage {
  html: string;
  /** Code of the extracted scripts in document order; it runs before the shop's files. */
  script: Script;
}

/** URL path of script files. */
const scriptPath = '/scripts/';

/** Bytes of a name that nobody can guess. */
const secretNameBytes = 16;
/** Bytes of the hash that tells contents apart. */
const hashNameBytes = 9;
/** Bytes of the hash that tells the files of releases apart: a multiple of 3, so that base64 encodes them apart from the next bytes. */
const filesHashBytes = 3;
/** Characters of a name that files of the same release share. */
const releasePrefixLength = fileName('page', Buffer.alloc(filesHashBytes)).length - '.js'.length;
/** Type of scripts that hold data and are not run. */
const dataType = /\stype="application\/ld\+json"/;

/**
 * Extracts the inline scripts of a rendered page into one file, so that the content security policy can forbid inline scripts. Replaces
 * all scripts by the loader, which loads them after the first paint. Leaves out scripts for browsers without modules and the elements of
 * `next/font`, which the shop does not use.
 * @param pageUrl path and query of a page that visitors share, from which its file can be rebuilt; null for any other page, whose file gets
 * a name that nobody can guess
 * @param mayHaveSecrets true for a page whose address may contain a secret, which its first script hides
 */
export function extractInlineScripts(
  html: string,
  pageUrl: string | null,
  mayHaveSecrets = false,
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
  const extractedScriptUrl = scriptPath + script.name + query;
  const loaderTag = `<script src="${scriptPath}${firstScripts()[mayHaveSecrets ? 'hidingSecrets' : 'usual'].name}" data-scripts="${[extractedScriptUrl, ...files].join(' ')}"></script>`;
  return { html: withLoader(htmlWithoutScripts, loaderTag), script };
}

const stylesheetLink = /<link rel="stylesheet" href="([^"]*)"/;

/**
 * Adds the loader before the style sheet: behind it, the loader would wait for the style sheet, and the body for the loader. The style
 * sheet is preloaded, so that it is still fetched first.
 */
function withLoader(html: string, loaderTag: string): string {
  const [link, href] = stylesheetLink.exec(html) ?? [];
  if (link === undefined) return html.replace('</head>', `${loaderTag}$&`);
  return html.replace(link, `<link rel="preload" as="style" href="${href}"/>${loaderTag}$&`);
}

/** File in which the build stores the minified first script. */
export const firstScriptFile = `${nextBuildFolder}/first-script.js`;

/** Returns the unminified code of the first script of every page: the inline scripts of its head, then the loader of all other scripts. */
export function unminifiedFirstScript(): string {
  return [headScript, readFileSync(new URL('./script-loader.js', import.meta.url), 'utf8')].join(';\n');
}

/** Returns the code of the first script of every page: minified if the storefront is built, otherwise unminified. */
function firstScriptCode(): string {
  return existsSync(firstScriptFile) ? readFileSync(firstScriptFile, 'utf8') : unminifiedFirstScript();
}

type FirstScripts = Record<'usual' | 'hidingSecrets', Script>;

let cachedFirstScripts: FirstScripts | undefined;

/**
 * Returns both forms of the script that a page waits for before its body: work that must precede the first paint, and the loader of all
 * other scripts. `hidingSecrets` is for a page that may have secrets in its address, and hides these first.
 */
export function firstScripts(): FirstScripts {
  if (!cachedFirstScripts) {
    const code = firstScriptCode();
    const hidingCode = `${hideSecretsScript};\n${code}`;
    cachedFirstScripts = {
      usual: { name: hashedFileName('start', code), code },
      hidingSecrets: { name: hashedFileName('start', hidingCode), code: hidingCode },
    };
  }
  return cachedFirstScripts;
}

/**
 * Returns whether a script file of a page may replace another file of the page. It may only within a release: the shop's files of another release
 * cannot use its code.
 */
export function areInterchangeable(name: string, other: string): boolean {
  return name.slice(0, releasePrefixLength) === other.slice(0, releasePrefixLength);
}

/** Names a file by a hash of its code. */
function hashedFileName(kind: string, code: string): string {
  return fileName(kind, hashOf(code, hashNameBytes));
}

function hashOf(text: string, bytes: number): Buffer {
  return createHash('sha256').update(text).digest().subarray(0, bytes);
}

function fileName(kind: string, bytes: Buffer): string {
  return `${kind}-${bytes.toString('base64url')}.js`;
}
