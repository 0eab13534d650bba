import { resourcePaths } from '../../../contract/paths.ts';
import type { ResourceName, resourceCalls } from '../../../contract/resources.ts';
import { callFromBrowser } from '../auth/call-from-browser.ts';
import type { Locale } from '../i18n/routing.ts';
import type { BrowserCall } from '../upstream/send-request.ts';
import type { Id } from '../wire/identifiers.ts';

/** Body of a page request; pages count from 1. Further fields filter the items. */
interface PagingBody {
  pageNumber: number;
  pageSize: number;
  /** By default `id`. */
  sortColumn?: string;
  /** By default `asc`. */
  sortDirection?: 'asc' | 'desc';
  [filter: string]: unknown;
}

/**
 * Calls of the generic resource service under `/Posts/{resource}`. Each call resolves to the payload, or rejects with a `CallError`.
 */
interface ResourceService {
  /** Creates an item. */
  save(body: object): Promise<unknown>;
  /** Returns one item; the same as `getById`, under another path. */
  find(id: Id): Promise<unknown>;
  /** Returns the one item of a resource such as the profile. */
  get(): Promise<unknown>;
  getById(id: Id): Promise<unknown>;
  page(paging: PagingBody): Promise<unknown>;
  list(): Promise<unknown>;
  update(body: object): Promise<unknown>;
  delete(id: Id): Promise<unknown>;
  deleteItems(ids: readonly Id[]): Promise<unknown>;
}

/** The calls of one resource, limited to those of the contract: the storefront's proxy forwards no others. */
type ResourceClient<Name extends ResourceName> = Pick<
  ResourceService,
  keyof (typeof resourceCalls)[Name] & keyof ResourceService
>;

/** Creates the browser's client of a resource (contract/README.md "Resources"). */
export function createResourceClient<Name extends ResourceName>(
  resource: Name,
  locale: Locale,
): ResourceClient<Name> {
  const send = (method: BrowserCall['method'], path: string, body?: object, isRead?: true) =>
    callFromBrowser({ method, path: resourcePaths[resource] + path, body, locale, isRead });
  const segment = (id: Id) => `/${encodeURIComponent(id)}`;
  const service: ResourceService = {
    save: (body) => send('POST', '', body),
    find: (id) => send('GET', segment(id)),
    get: () => send('GET', '/Get'),
    getById: (id) => send('GET', `/Get${segment(id)}`),
    page: (paging) => send('POST', '/Page', { sortColumn: 'id', sortDirection: 'asc', ...paging }, true),
    list: () => send('GET', '/List'),
    update: (body) => send('PUT', '', body),
    delete: (id) => send('DELETE', segment(id)),
    deleteItems: (ids) => send('PUT', '/deleteItems', { ids }),
  };
  return service;
}
