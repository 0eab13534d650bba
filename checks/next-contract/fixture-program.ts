import next from 'next';
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';
import { splitCacheBudget } from '../../lib/platform/cache/cache-budget.ts';
import type { DiskCacheEntry } from '../../lib/platform/cache/disk-cache.ts';
import { registerImageCache } from '../../lib/platform/cache/image-cache.ts';
import type { CacheContext, CachedImage, CachedValue } from '../../lib/platform/next/private-formats.ts';
import { createDataCache, type NextCacheAdapter, registerNextCache } from '../../server/cache/next-cache.ts';
import { createRenderer } from '../../server/pages/renderer.ts';
import {
  type CacheCall,
  type FixtureRequest,
  type FixtureResponse,
  fixtureFolder,
  marker,
  type Observation,
} from './observations.ts';

// Sends the requests in its argument to the fixture, and prints Next's responses and cache calls.

const requests: FixtureRequest[] = JSON.parse(process.argv[2] ?? '[]');
const port = 3999;
const memoryMb = 10;
const images = new Map<string, DiskCacheEntry>();
let cacheCalls: CacheCall[] = [];
let instanceCount = 0;

registerImageCache({
  get: async (key) => images.get(key) ?? null,
  set: async (key, entry) => void images.set(key, entry),
});
registerNextCache(createDataCache(splitCacheBudget(memoryMb)));
recordCacheCalls();
const app = next({ dev: false, dir: fixtureFolder, hostname: 'localhost', port });
await app.prepare();
const render = createRenderer(app.getRequestHandler());
const observations: Observation[] = [];
for (const request of requests) {
  cacheCalls = [];
  if (request.isInOtherProcess) new SharedCacheControls({} as never, []).clear();
  observations.push({ response: await fetchResponse(request), cacheCalls });
}
process.stdout.write(`${marker}${JSON.stringify(observations)}`, () => process.exit(0));

/** Requests a URL; follows the redirect to the same URL with a hash. */
async function fetchResponse({ url, headers }: FixtureRequest): Promise<FixtureResponse> {
  const get = (target: string) => render({ url: target, headers: { host: `localhost:${port}`, ...headers } });
  let response = await get(url);
  const location = [response.headers.location ?? []].flat()[0] ?? null;
  const redirectedTo = location?.startsWith(`${url}?`) ? location : null;
  if (redirectedTo) response = await get(redirectedTo);
  const { status, tags, body } = response;
  return { status, headers: response.headers, body: body.toString('utf8'), tags, redirectedTo };
}

/** Replaces the registered cache, which next-cache-handler.mjs reads, by one that records its calls. */
function recordCacheCalls(): void {
  const registry = globalThis as { [name: symbol]: unknown };
  const key = Symbol.for('rida.next-cache');
  const createAdapter = registry[key] as () => NextCacheAdapter;
  registry[key] = (): NextCacheAdapter => {
    const adapter = createAdapter();
    const instance = ++instanceCount;
    return {
      ...adapter,
      async get(name, context) {
        cacheCalls.push(describeCall('get', instance, null, context));
        return adapter.get(name, context);
      },
      async set(name, value, context) {
        cacheCalls.push(describeCall('set', instance, value, context));
        await adapter.set(name, value, context);
      },
    };
  };
}

function describeCall(
  method: CacheCall['method'],
  instance: number,
  value: CachedValue | CachedImage | null,
  context: CacheContext,
): CacheCall {
  const fields = Object.entries(value ?? {}).map(([name, field]) => [name, typeNameOf(field)]);
  const recordedFields = fields.filter(
    ([, type]) => !['undefined', 'number', 'boolean'].includes(type ?? ''),
  );
  return {
    method,
    instance,
    kind: value?.kind ?? context.kind ?? null,
    fieldTypes: Object.fromEntries(recordedFields),
    tags: context.tags ?? null,
    revalidate: context.cacheControl?.revalidate || null,
  };
}

function typeNameOf(value: unknown): string {
  return typeof value === 'object' && value !== null ? value.constructor.name : typeof value;
}
