import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Settings } from '../lib/settings/settings.ts';
import type { Tenant } from '../lib/tenant/tenant.ts';
import { beforeInForce } from '../lib/upstream/clearing.ts';
import { noteAddress } from './forwarded-for.ts';
import { readAddress } from './front/address.ts';
import { createAsk } from './front/ask.ts';
import { createPages, type Pages } from './front/pages.ts';
import { refuseInShort } from './front/refuse.ts';
import { createRepeats } from './front/repeats.ts';
import { createScriptFiles, type ScriptFiles } from './front/script-files.ts';
import { compressSettled } from './front/settled.ts';
import { createStore, type Store } from './front/store.ts';
import { write } from './front/write.ts';
import type { Room } from './room.ts';
import { contentSecurityPolicy, embeddedBy, securityHeaders } from './security-policy.ts';

export interface Front {
  /** Answers what was asked just so before and is kept; false where it has to go the whole way. */
  giveAgain(req: IncomingMessage, res: ServerResponse): boolean;
  answer(req: IncomingMessage, res: ServerResponse): Promise<void>;
  /** Answers what is asked for too often: a page in words, anything else in short. */
  refuse(req: IncomingMessage, res: ServerResponse, seconds: number): Promise<void>;
}

const idleMs = 1000;
const readOnly = { Allow: 'GET, HEAD' };

/**
 * Stands between the network and Next. A page goes from its address over the store, else over Next and what finishes its answer,
 * to the network (front/pages.ts); everything that streams passes by untouched.
 * @param port where the shop is served
 */
export async function createFront(given: {
  next: RequestListener;
  settings: Settings;
  tenants: Tenant[];
  port: number;
  room: Room;
}): Promise<Front> {
  const { next, settings, tenants, port, room } = given;
  const headers = securityHeaders(settings);
  const secured = new Map(Object.entries(headers));
  const scripts = await createScriptFiles(room.scripts);
  const store = createStore(room.answers);
  const repeats = createRepeats(store, { ...headers, 'Cross-Origin-Resource-Policy': embeddedBy('/') });
  const pages = createPages({
    ask: createAsk(next),
    store,
    scripts,
    port,
    policy: contentSecurityPolicy(settings),
    isTagged: settings.cdnPurgeUrl !== undefined,
  });

  beforeInForce(pages.renew);
  void compressInIdleTime(store, scripts);
  return {
    giveAgain: repeats.give,
    async answer(req, res) {
      res.setHeaders(secured).setHeader('Cross-Origin-Resource-Policy', embeddedBy(req.url ?? ''));
      noteAddress(req);
      const asked = readAddress(req, tenants);
      if (asked.kind === 'stream') {
        if (asked.isMarkdown) res.setHeader('Vary', 'Accept');
        return void next(req, res);
      }
      if (asked.kind === 'refused')
        return void res.writeHead(asked.status, asked.status === 405 ? readOnly : {}).end();
      if (asked.kind === 'script') return giveScript(req, res, asked, { scripts, pages, tenants });
      const place = pages.placeOf(asked);
      if (place) repeats.remember(req, place);
      const given = await pages.give(asked, visitOf(req));
      write(req, res, given.answer, given.headers);
    },
    async refuse(req, res, seconds) {
      res.setHeaders(secured).setHeader('Cross-Origin-Resource-Policy', embeddedBy(req.url ?? ''));
      const asked = readAddress(req, tenants);
      if (asked.kind !== 'page' || asked.form !== 'html') return refuseInShort(req, res, seconds);
      const { answer, headers: more } = await pages.refusal(asked, seconds);
      write(req, res, answer, more);
    },
  };
}

async function compressInIdleTime(store: Store, scripts: ScriptFiles): Promise<never> {
  for (;;) {
    await sleep(idleMs, undefined, { ref: false });
    await compressSettled(store, scripts);
  }
}

async function giveScript(
  req: IncomingMessage,
  res: ServerResponse,
  { name, of }: { name: string; of: string | null },
  { scripts, pages, tenants }: { scripts: ScriptFiles; pages: Pages; tenants: Tenant[] },
): Promise<void> {
  const found = scripts.find(name);
  if (found) return write(req, res, found);
  const asked = of?.startsWith('/')
    ? readAddress({ url: of, headers: { host: req.headers.host } }, tenants)
    : null;
  const code = asked?.kind === 'page' ? await pages.scriptOf(asked) : null;
  if (code === null) res.writeHead(404, { 'Cache-Control': 'no-store' }).end();
  else write(req, res, await scripts.instead(code));
}

function visitOf({ headers, socket }: IncomingMessage) {
  return { headers, remoteAddress: socket.remoteAddress };
}
