import { processSingleton } from '../process/process-singleton.ts';
import type { DiskCache } from './disk-cache.ts';

const registry = () => processSingleton('image-cache', (): { cache?: DiskCache } => ({}));

/** Registers the image cache of this process. */
export function registerImageCache(cache: DiskCache): void {
  registry().cache = cache;
}

/** Cache of original and resized images; undefined when images are not cached. */
export function imageCache(): DiskCache | undefined {
  return registry().cache;
}
