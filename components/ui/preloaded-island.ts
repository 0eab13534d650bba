import { type ComponentType, lazy } from 'react';
import { firstUse } from './first-use.ts';
import { loadWithRetry } from './load-with-retry.ts';

/**
 * Creates a component whose chunk loads in parallel with the page's script. Inside a `DeferredIsland`, the component hydrates in
 * tasks of its own. While the chunk fails to load, the server-rendered HTML stays and loading is retried.
 * @param load imports the component. It is called immediately, so prefetching a page also loads the chunk.
 */
export function preloadedIsland<Props>(load: () => Promise<ComponentType<Props>>) {
  const loading = loadWithRetry(load);
  return lazy(async () => ({ default: await loading }));
}

/** Like `preloadedIsland`, for content below the first screen: the chunk loads only with the first use of the page. */
export function islandOnFirstUse<Props>(load: () => Promise<ComponentType<Props>>) {
  return preloadedIsland(async () => {
    await firstUse();
    return load();
  });
}
