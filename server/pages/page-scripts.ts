import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import {
  buildFolder,
  fontElements,
  nomoduleAttribute,
  scriptPreloads,
  scriptTags,
  srcAttribute,
} from '../../lib/platform/next/private-formats.ts';
import { headScript } from '../../lib/site/inline-scripts/head-script.ts';
import { hideSecretsScript } from '../../lib/site/inline-scripts/hide-secrets.ts';
import { SegmentedLruCache } from '../cache/segmented-lru-cache.ts';
import { type EncodedResponse, encodeBody, memoryBytesOf } from './content-encoding.ts';

/** A script file. */
interface Script {
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
/** Bytes of the hash that tells the files of releases apart. */
const filesHashBytes = 3;
/** Characters of a name that files of the same release share. */
const releasePrefixLength = fileName('page', Buffer.alloc(filesHashBytes)).length - '.js'.length;
/** Type of scripts that hold data and are not run. */
const dataType = /\stype="application\/(?:ld\+)?json"/;

/**
 * Extracts the inline scripts of a rendered page into one file, so that the content security policy needs no inline scripts, and replaces
 * all scripts by the loader, which loads them after the first paint. Leaves out scripts for browsers without modules and the elements of
 * `next/font`, which the shop does not use.
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
 * Adds the loader before the style sheet: behind it, the loader would wait for the style sheet, and the body for the loader. The style
 * sheet is preloaded, so that it is still fetched first.
 */
function withLoader(html: string, loaderTag: string): string {
  const [link, href] = stylesheetLink.exec(html) ?? [];
  if (link === undefined) return html.replace('</head>', `${loaderTag}$&`);
  return html.replace(link, `<link rel="preload" as="style" href="${href}"/>${loaderTag}$&`);
}

/** File in which the build stores the minified first script. */
export const firstScriptFile = `${buildFolder}/first-script.js`;

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
 * Returns the script that every page waits for before its body: work that must precede the first paint, and the loader of all other
 * scripts. On a page with secrets in its address, it hides these first.
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
 * Returns whether the script file of a page may replace another one: only within a release, because the shop's files of another release
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

/** Share of the memory for files of pages that visitors do not share. */
const unsharedShare = 0.25;
const immutableCacheControl = 'public, max-age=31536000, immutable';

/** Time for a visitor's browser to load the file of a page that is not shared, after its images. */
const unsharedTtlMs = 5 * 60_000;

/** First scripts by name, the same for all shops. */
let firstScriptResponses: Promise<Map<string, EncodedResponse>> | undefined;

/** Creates the byte-bounded store of script files. */
export async function createScriptFiles(maxBytes: number) {
  const files = new SegmentedLruCache<EncodedResponse>(maxBytes * (1 - unsharedShare), ({ body }) =>
    memoryBytesOf(body),
  );
  /** Files of pages that visitors do not share. Their URLs contain a random name. */
  const unsharedFiles = new LRUCache<string, EncodedResponse>({
    maxSize: Math.max(1, Math.floor(maxBytes * unsharedShare)),
    sizeCalculation: ({ body }) => memoryBytesOf(body),
    ttl: unsharedTtlMs,
  });
  firstScriptResponses ??= encodeFirstScripts();
  const firstResponses = await firstScriptResponses;

  return {
    get(name: string): EncodedResponse | undefined {
      return firstResponses.get(name) ?? files.get(name) ?? unsharedFiles.get(name);
    },
    /** Returns the file of a shared page without counting the read. */
    peek: (name: string): EncodedResponse | undefined => files.peek(name),
    /** @param options `isFast` uses fast compression levels, as for the page */
    async set({ name, code }: Script, { isFast }: { isFast: boolean }): Promise<void> {
      if (!files.peek(name)) files.set(name, await scriptResponse(code, immutableCacheControl, { isFast }));
    },
    /** Stores the file of a page that visitors do not share for a few minutes. */
    async setUnshared({ name, code }: Script): Promise<void> {
      unsharedFiles.set(name, await scriptResponse(code, 'private, no-store', { isFast: true }));
    },
  };
}

export type ScriptFiles = Awaited<ReturnType<typeof createScriptFiles>>;

async function encodeFirstScripts(): Promise<Map<string, EncodedResponse>> {
  const entries = Object.values(firstScripts()).map(
    async ({ name, code }) =>
      [name, await scriptResponse(code, immutableCacheControl, { isFast: false })] as const,
  );
  return new Map(await Promise.all(entries));
}

async function scriptResponse(
  code: string,
  cacheControl: string,
  compression: { isFast: boolean },
): Promise<EncodedResponse> {
  return {
    status: 200,
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': cacheControl,
      vary: 'accept-encoding',
    },
    etag: null,
    body: await encodeBody(Buffer.from(code), compression),
  };
}
