import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Settings } from '../lib/settings/settings.ts';
import type { Tenant } from '../lib/tenant/tenant.ts';
import { noteAddress } from './forwarded-for.ts';
import { readAddress } from './front/address.ts';
import { createAsk } from './front/ask.ts';
import { createPages, type Pages } from './front/pages.ts';
import { createScriptFiles, type ScriptFiles } from './front/script-files.ts';
import { createStore } from './front/store.ts';
import { write } from './front/write.ts';
import { contentSecurityPolicy, embeddedBy, securityHeaders } from './security-policy.ts';

type Front = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

const mostStoredBytes = 256 * 1024 * 1024;
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
}): Promise<Front> {
  const { next, settings, tenants, port } = given;
  const secured = new Map(Object.entries(securityHeaders(settings)));
  const scripts = await createScriptFiles();
  const pages = createPages({
    ask: createAsk(next),
    store: createStore(mostStoredBytes),
    scripts,
    port,
    policy: contentSecurityPolicy(settings),
  });

  return async (req, res) => {
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
    const { answer, headers } = await pages.give(asked, visitOf(req));
    write(req, res, answer, headers);
  };
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
