import { loadStored, writeStored } from '../../platform/browser-storage/stored-values.ts';
import { type SizeKind, sizeKindOf } from './size-kind.ts';

const storageKey = 'chosen_sizes';

/**
 * Stores a size as the last one chosen of its kind on this device.
 * @param isRing true for a size of a ring
 */
export function rememberSize(size: string, isRing?: boolean): void {
  const kind = kindOf(size, isRing);
  if (kind !== null) writeStored(storageKey, { ...loadChosenSizes(), [kind]: size });
}

/** Returns the first of `sizes` that {@link rememberSize} has stored as the last one chosen of its kind; null when none is. */
export function rememberedSize(sizes: readonly string[], isRing?: boolean): string | null {
  const chosen = loadChosenSizes();
  const isRemembered = (size: string) => {
    const kind = kindOf(size, isRing);
    return kind !== null && chosen[kind]?.toLowerCase() === size.toLowerCase();
  };
  return sizes.find(isRemembered) ?? null;
}

/** Any number is a size of a ring, because the scales of rings overlap those of clothes. */
function kindOf(size: string, isRing: boolean | undefined): SizeKind | 'rings' | null {
  if (!isRing) return sizeKindOf(size);
  return /^\d+(?:[.,]\d+)?$/.test(size) ? 'rings' : null;
}

function loadChosenSizes(): Record<string, string> {
  const stored = loadStored(storageKey);
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, size]) => typeof size === 'string'));
}
