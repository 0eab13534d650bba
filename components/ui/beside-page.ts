import { type ComponentType, lazy } from 'react';

const retryMs = 3000;

/**
 * A component whose script comes beside that of the page, not with it: for a `LatePlace`, where it comes to life in tasks of its own.
 * Where its script cannot be fetched, what the server drew stays, and it is tried again.
 * @param load begins at once, so that a page which is fetched ahead has it, too
 */
export function besidePage<Props>(load: () => Promise<ComponentType<Props>>) {
  const untilThere = (): Promise<ComponentType<Props>> =>
    load().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, retryMs));
      return untilThere();
    });
  const loading = untilThere();
  return lazy(async () => ({ default: await loading }));
}
