import type { Locale } from '../../platform/i18n/routing.ts';
import type { Tenant } from '../../platform/tenant/tenant.ts';
import { localePath } from '../../platform/urls/paths.ts';
import { isPersonalPage, knownQuery } from './pages-with-parameters.ts';

/** `html`, `flight` for the whole page as flight data, or the name of one segment of its flight data. */
export type Representation = 'html' | 'flight' | `/${string}`;

/** A page of a shop in one language. */
export interface PageAddress {
  tenant: Tenant;
  locale: Locale;
  /** Canonical path without language prefix. */
  path: string;
}

interface PageKeyFields extends PageAddress {
  query: URLSearchParams;
  representation: Representation;
}

/**
 * Names a response that visitors share. A shared render gets nothing but this key, which holds nothing of a visitor: of a query, only
 * the parameters that the page knows. Because `#query` is private, the compiler accepts no other object in place of a key.
 */
export class PageKey implements PageAddress {
  readonly tenant: Tenant;
  readonly locale: Locale;
  readonly path: string;
  readonly representation: Representation;
  /** Public path and known query; equal for all representations of a page. */
  readonly url: string;
  /** Distinguishes the page from all others, of any shop. */
  readonly pageId: string;
  /** Distinguishes the response from all others: the cache key. */
  readonly id: string;
  readonly #query: URLSearchParams;

  /**
   * @param fields `query` may have any parameters
   * @throws {Error} for a page that differs between visitors
   */
  constructor({ tenant, locale, path, query, representation }: PageKeyFields) {
    if (isPersonalPage(path)) throw new Error(`${path} is not the same for all visitors`);
    this.tenant = tenant;
    this.locale = locale;
    this.path = path;
    this.representation = representation;
    this.#query = knownQuery(path, query);
    this.url = localePath(locale, path) + (this.#query.size > 0 ? `?${this.#query}` : '');
    this.pageId = `${tenant.id} ${this.url}`;
    this.id = `${tenant.id} ${representation} ${this.url}`;
  }

  /** Known parameters in canonical order and spelling. */
  get query(): URLSearchParams {
    return new URLSearchParams(this.#query);
  }

  /** Returns the key of the same page with another query. */
  withQuery(query: URLSearchParams): PageKey {
    return new PageKey({ ...this, query });
  }
}

/** Returns the key of an error page, in the shop and language of a page. */
export function errorPageKey({ tenant, locale }: PageAddress, path: string): PageKey {
  return new PageKey({ tenant, locale, path, query: new URLSearchParams(), representation: 'html' });
}
