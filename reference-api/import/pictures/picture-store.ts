import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findStoredFile } from '../../files/stored-file.ts';
import { type FetchRules, fetchPicture, maxPictureBytes } from './fetch-picture.ts';
import { imageExtensionOf } from './image-type.ts';

/** Folder of imported pictures below the media folder. */
const folderName = 'imported';
const maxFetchedPictures = 20_000;
const maxFetchedBytes = 5 * 1024 ** 3;

interface PictureStoreOptions {
  /** Folder that the API serves. */
  mediaDir: string;
  /** Folder of the merchant's own pictures; undefined for none. */
  ownFolder: string | undefined;
  rules: FetchRules;
  /** True to write and fetch nothing. */
  isDryRun: boolean;
}

/** Media path of a picture, or the reason why there is none. */
export type StoredPicture = { file: string } | { problem: string };

/**
 * Pictures of imported products, in files named by the hash of their address, or of their content for the merchant's own ones. So a picture
 * is fetched once, and files of an import that failed do no harm.
 */
export class PictureStore {
  readonly #options: PictureStoreOptions;
  readonly #folder: string;
  /** Names of the files by their hash. */
  readonly #files = new Map<string, string>();
  readonly #written: string[] = [];
  #fetchedCount = 0;
  #fetchedBytes = 0;

  private constructor(options: PictureStoreOptions) {
    this.#options = options;
    this.#folder = path.join(options.mediaDir, folderName);
  }

  static async open(options: PictureStoreOptions): Promise<PictureStore> {
    const store = new PictureStore(options);
    const names = await readdir(store.#folder).catch(() => []);
    for (const name of names) store.#files.set(path.parse(name).name, name);
    return store;
  }

  /** Number of pictures that were fetched. */
  get fetchedCount(): number {
    return this.#fetchedCount;
  }

  /**
   * Stores a picture.
   * @param reference URL, or name of a file below the merchant's folder
   */
  async store(reference: string): Promise<StoredPicture> {
    const isUrl = /^https?:\/\//i.test(reference);
    const url = isUrl && URL.canParse(reference) ? new URL(reference) : undefined;
    if (isUrl && !url) return { problem: 'its address is malformed' };
    const own = await this.#storeOwn(url ? fileNameOf(url) : reference);
    if (own) return own;
    if (!url)
      return {
        problem: this.#options.ownFolder
          ? 'the folder of --media has no such picture'
          : 'name its folder by --media',
      };
    return this.#storeRemote(url);
  }

  /** Deletes the files that this import wrote. */
  async undo(): Promise<void> {
    await Promise.all(this.#written.map((file) => rm(file, { force: true })));
  }

  async #storeOwn(name: string): Promise<StoredPicture | undefined> {
    const { ownFolder } = this.#options;
    const file = ownFolder && (await findStoredFile(ownFolder, name));
    if (!file) return undefined;
    if (file.size > maxPictureBytes) return { problem: 'the file is too large' };
    const bytes = await readFile(file.path);
    return this.#write(hashOf(bytes), bytes);
  }

  async #storeRemote(url: URL): Promise<StoredPicture> {
    const { rules, isDryRun } = this.#options;
    const hash = hashOf(url.href);
    const stored = this.#files.get(hash);
    if (stored) return { file: mediaPath(stored) };
    if (!rules.hosts.has(url.hostname.toLowerCase()))
      return { problem: `pictures of ${url.hostname} are not fetched: add --image-host ${url.hostname}` };
    if (isDryRun) return { file: mediaPath(hash) };
    if (this.#fetchedCount >= maxFetchedPictures || this.#fetchedBytes >= maxFetchedBytes)
      return {
        problem: `an import fetches at most ${maxFetchedPictures} pictures: import again for the others`,
      };
    this.#fetchedCount += 1;
    try {
      const bytes = await fetchPicture(url.href, rules);
      this.#fetchedBytes += bytes.length;
      return await this.#write(hash, bytes);
    } catch (error) {
      return { problem: error instanceof Error ? error.message : String(error) };
    }
  }

  async #write(hash: string, bytes: Uint8Array): Promise<StoredPicture> {
    const stored = this.#files.get(hash);
    if (stored) return { file: mediaPath(stored) };
    const extension = imageExtensionOf(bytes);
    if (!extension) return { problem: 'it is no JPEG, PNG, WebP, AVIF or GIF' };
    const name = hash + extension;
    if (!this.#options.isDryRun) {
      await mkdir(this.#folder, { recursive: true });
      const file = path.join(this.#folder, name);
      const temporaryFile = path.join(this.#folder, `.${randomUUID()}`);
      await writeFile(temporaryFile, bytes);
      await rename(temporaryFile, file);
      this.#written.push(file);
    }
    this.#files.set(hash, name);
    return { file: mediaPath(name) };
  }
}

const mediaPath = (name: string) => `${folderName}/${name}`;

/** Name of the file that an address ends in, without escapes. */
function fileNameOf({ pathname }: URL): string {
  const name = path.posix.basename(pathname);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function hashOf(value: string | Uint8Array): string {
  return createHash('sha256').update(value).digest('hex').slice(0, 32);
}
