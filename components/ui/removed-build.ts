import { loadSessionValue, writeSessionValue } from '@/lib/platform/browser-storage/stored-values';

/** Value that was entered into a form field. */
interface EnteredValue {
  name: string;
  /** Number of earlier fields of this name on the page. */
  index: number;
  value: string;
  /** Set for checkboxes and radio buttons. */
  checked?: boolean;
}

/** Stored when a page is reloaded because files of its build were removed; the reloaded page reads it. */
interface ReloadRecord {
  url: string;
  /** Values that were entered before; absent once they have been restored. */
  values?: EnteredValue[];
}

export type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const storageKey = 'reloaded_page';
/** A small file that every release has: it shows whether the shop answers. */
const probePath = '/icons/icon.svg';
const probeTimeoutMs = 20_000;

/**
 * Handles a failure to load. When a script fails to load although the shop answers, a new release has removed the script. Then `href`
 * opens; without one, the page reloads, but only once, and what was entered is restored.
 * @param error why loading failed
 * @param href page or file with the same content as what failed to load
 * @returns key of the message to show, in the namespace `browser`, when nothing can be done; null while another page loads
 */
export async function recoverFromRemovedBuild(
  error: unknown,
  href?: string,
): Promise<'notLoaded' | 'outdated' | null> {
  if (!isScriptLoadError(error)) return 'notLoaded';
  const signal = AbortSignal.timeout(probeTimeoutMs);
  const response = await fetch(probePath, { method: 'HEAD', cache: 'no-store', signal }).catch(() => null);
  if (!response?.ok) return 'notLoaded';
  if (href !== undefined) {
    location.assign(href);
    return null;
  }
  const { href: url } = location;
  if (loadReloadRecord()?.url === url) return 'outdated';
  persistReloadRecord({ url, values: enteredValues() });
  location.reload();
  return null;
}

/** Returns true if the error says that a script of the page could not be loaded. */
export function isScriptLoadError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/** Returns the record of the last such reload of this tab, whichever page it was of; undefined without one. */
export function loadReloadRecord(): ReloadRecord | undefined {
  return loadSessionValue(storageKey) as ReloadRecord | undefined;
}

export function persistReloadRecord(record: ReloadRecord): void {
  writeSessionValue(storageKey, record);
}

function enteredValues(): EnteredValue[] {
  const names = new Set([...document.querySelectorAll<FieldElement>('form [name]')].map(({ name }) => name));
  return [...names].flatMap((name) =>
    fieldsOf(name).flatMap((field, index) => {
      if (field.type === 'password' || field.type === 'hidden') return [];
      return { name, index, value: field.value, ...(isCheckable(field) && { checked: field.checked }) };
    }),
  );
}

/** Returns the fields of this name in all forms, in the order of the page. */
export function fieldsOf(name: string): FieldElement[] {
  return [...document.querySelectorAll<FieldElement>(`form [name="${CSS.escape(name)}"]`)];
}

export function isCheckable(field: FieldElement): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}
