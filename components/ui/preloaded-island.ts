import { type ComponentType, lazy } from 'react';

const retryDelayMs = 3000;

/**
 * Component in a chunk of its own that loads in parallel with the page's script. Rendered inside a `DeferredIsland`, where it
 * hydrates in tasks of its own. While the chunk fails to load, the server-rendered HTML stays and loading is retried.
 * @param load is called at once, so that prefetching a page also loads the chunk
 */
export function preloadedIsland<Props>(load: () => Promise<ComponentType<Props>>) {
  const loadWithRetry = (): Promise<ComponentType<Props>> =>
    load().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
      return loadWithRetry();
    });
  const loading = loadWithRetry();
  return lazy(async () => ({ default: await loading }));
}
