import { type ComponentType, lazy } from 'react';

const retryDelayMs = 3000;

/**
 * Creates a component whose chunk loads in parallel with the page's script. Inside a `DeferredIsland`, it hydrates in tasks of
 * its own. While the chunk fails to load, the server-rendered HTML stays and loading is retried.
 * @param load imports the component. It is called immediately, so prefetching a page also loads the chunk.
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
