import { KeptRoom } from '../kept-room.ts';
import { bytesIn, encode } from './encode.ts';
import { startScripts } from './scripts.ts';
import type { Answer } from './store.ts';

interface Script {
  name: string;
  code: string;
}

const neverChanges = 'public, max-age=31536000, immutable';

/** The files with the scripts of pages, by name. Each name stands for its bytes. */
export async function createScriptFiles(mostBytes: number) {
  const files = new KeptRoom<Answer>(mostBytes, ({ bodies }) => bytesIn(bodies));
  const forOne = new Set<string>();
  const start = await answerOf(startScripts.code, neverChanges, false);

  return {
    find(name: string): Answer | undefined {
      if (name === startScripts.name) return start;
      const found = files.find(name);
      if (forOne.delete(name)) files.forget(name);
      return found;
    },
    /** The same without its counting as asked for. */
    peek: (name: string): Answer | undefined => files.peek(name),
    /** @param isQuick how the page is compressed */
    async keep({ name, code }: Script, isQuick: boolean): Promise<void> {
      if (!files.peek(name)) files.keep(name, await answerOf(code, neverChanges, isQuick));
    },
    /** Keeps a file of a page that is made for one visitor: it is given once. */
    async keepForOne({ name, code }: Script): Promise<void> {
      forOne.add(name);
      files.keep(name, await answerOf(code, 'private, no-store', true));
    },
    /** The script of a page as it is now, in the place of one that is no longer kept. */
    instead: (code: string) => answerOf(code, 'no-store', true),
  };
}

export type ScriptFiles = Awaited<ReturnType<typeof createScriptFiles>>;

async function answerOf(code: string, cacheControl: string, isQuick: boolean): Promise<Answer> {
  return {
    status: 200,
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': cacheControl,
      vary: 'accept-encoding',
    },
    etag: null,
    bodies: await encode(Buffer.from(code), isQuick),
  };
}
