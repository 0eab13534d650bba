import { createProductSnapshot } from '@/lib/catalogue/product/snapshot';
import type { Product } from '@/lib/catalogue/product/types';
import { type DeferredMessagesName, deferredMessages } from '@/lib/platform/i18n/deferred-messages';
import type { Locale } from '@/lib/platform/i18n/routing';
import { messages } from './messages.ts';

/** A request that the page sent, or the server while it rendered the page. */
export interface SentRequest {
  method: string;
  /** Path without `/api/upstream` and without query. */
  path: string;
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
}

/** Computes the payload of a response, or returns a whole `Response`. */
type Responder = (request: SentRequest) => unknown;

/** Fake of everything behind `fetch`: contract calls of the browser and the server, and the shop's own routes. */
export interface FakeApi {
  requests: SentRequest[];
  /** Sets the response to `METHOD /path`; a plain value is sent in the contract's envelope. */
  setResponse(
    call: `${'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'} /${string}`,
    response: unknown | Responder,
  ): void;
  /** Sets the products whose snapshots `/api/products` returns, by slug; null for a removed product. */
  setProducts(products: Record<string, Product | null>): void;
  /** Serves the texts of a component that is loaded on demand. */
  setTexts(name: DeferredMessagesName): void;
  /** Time that each response states in `Date`, by default that of this device. Epoch milliseconds. */
  shopTime(): number;
  /** Requests to a path, oldest first. */
  sentTo(path: string): SentRequest[];
}

/** Response with a status and the API's message, for {@link FakeApi.setResponse}. */
export function failure(status: number, message = '', headers: Record<string, string> = {}): Responder {
  return () => Response.json({ Message: message }, { status, headers });
}

/** Response that is sent once `send` is called, for {@link FakeApi.setResponse}. */
export function heldResponse(): { responder: Responder; send(payload: unknown): void } {
  let send: (payload: unknown) => void = () => {};
  const payload = new Promise((resolve) => {
    send = resolve;
  });
  return { responder: () => payload, send };
}

/** Response that never comes, for {@link FakeApi.setResponse}; until the test ends, timeouts of requests are a hundredth of theirs. */
export function hangingResponse(): Responder {
  const startTimeout = AbortSignal.timeout.bind(AbortSignal);
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => startTimeout(ms / 100));
  return () => new Promise(() => {});
}

/** Installs the fake as `fetch`. A request for which no response is set gets 404. */
export function fakeApi(): FakeApi {
  const responses = new Map<string, unknown>();
  const api: FakeApi = {
    requests: [],
    setResponse: (call, response) => void responses.set(call, response),
    setProducts: (products) => {
      const snapshots = Object.entries(products).map(([slug, product]) => [
        slug,
        product && createProductSnapshot(product),
      ]);
      api.setResponse('GET /api/products', () => Response.json({ products: Object.fromEntries(snapshots) }));
    },
    setTexts: (name) =>
      api.setResponse(`GET /api/texts/${name}`, ({ query }: SentRequest) =>
        Response.json(deferredMessages(messages[query.get('locale') as Locale], name)),
      ),
    shopTime: () => Date.now(),
    sentTo: (path) => api.requests.filter((request) => request.path === path),
  };
  const respond: typeof fetch = async (input, init = {}) => {
    const url = new URL(String(input), location.origin);
    const request: SentRequest = {
      method: init.method ?? 'GET',
      path: url.pathname.replace('/api/upstream', ''),
      query: url.searchParams,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
      headers: new Headers(init.headers),
    };
    api.requests.push(request);
    const key = `${request.method} ${request.path}`;
    if (!responses.has(key)) return Response.json({ Message: 'No such call' }, { status: 404 });
    const response = responses.get(key);
    const payload = typeof response === 'function' ? await response(request) : response;
    return payload instanceof Response ? payload : Response.json({ response: payload });
  };
  globalThis.fetch = async (input, init) => {
    const response = await Promise.race([respond(input, init), rejectOnAbort(init?.signal)]);
    response.headers.set('date', new Date(api.shopTime()).toUTCString());
    return response;
  };
  return api;
}

/** Never resolves. Rejects no more after the test file, when the timeouts of requests that hang end: nothing can take the error then. */
function rejectOnAbort(signal?: AbortSignal | null): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => {
      if (typeof document !== 'undefined') reject(signal.reason);
    });
  });
}
