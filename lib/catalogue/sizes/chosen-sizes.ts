import { loadStored, writeStored } from '../../platform/browser-storage/stored-values.ts';
import { sizeKindOf } from './size-kind.ts';

const storageKey = 'chosen_sizes';

/** Stores a size as the last one chosen of its kind on this device. */
export function rememberSize(size: string): void {
  const kind = sizeKindOf(size);
  if (kind !== null) writeStored(storageKey, { ...loadChosenSizes(), [kind]: size });
}

/** Returns the first of `sizes` that {@link rememberSize} has stored as the last one chosen of its kind; null when none is. */
export function rememberedSize(sizes: readonly string[]): string | null {
  const chosen = loadChosenSizes();
  const isRemembered = (size: string) => {
    const kind = sizeKindOf(size);
    return kind !== null && chosen[kind]?.toLowerCase() === size.toLowerCase();
  };
  return sizes.find(isRemembered) ?? null;
}

function loadChosenSizes(): Record<string, string> {
  const stored = loadStored(storageKey);
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, size]) => typeof size === 'string'));
}
