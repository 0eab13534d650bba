import { AsyncLocalStorage } from 'node:async_hooks';
import { processSingleton } from '../process/process-singleton.ts';

/** Facts about a page while it is rendered. */
export interface RenderContext {
  /** Cache tags of the page; null when Next does not cache it. */
  tags: string[] | null;
  /** Duration of all upstream calls of the page, added up; may exceed the render time when calls ran in parallel. */
  upstreamMs: number;
  /**
   * True for the second attempt at a page whose first render failed, because the API did. Reads then come from the cache, invalidated or
   * not. A read that is not cached fails without a call to the API. The page is cached nowhere.
   */
  usesLastReads: boolean;
}

/** Context of the page being rendered. The data cache and upstream calls write to it. */
export const renderContext = processSingleton('render-context', () => new AsyncLocalStorage<RenderContext>());
