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

/** Page that was reloaded because files of its build were removed. */
interface ReloadedPage {
  url: string;
  /** Values that were entered before; absent once they have been restored. */
  values?: EnteredValue[];
}

export type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const storageKey = 'reloaded_page';
/** A small file that every release has: it shows whether the shop answers. */
const probePath = '/icons/icon.svg';

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
  const response = await fetch(probePath, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (!response?.ok) return 'notLoaded';
  if (href !== undefined) {
    location.assign(href);
    return null;
  }
  const { href: url } = location;
  if (loadReloadedPage()?.url === url) return 'outdated';
  const page: ReloadedPage = { url, values: enteredValues() };
  persistReloadedPage(page);
  location.reload();
  return null;
}

/** Returns true if the error says that a script of the page could not be loaded. */
export function isScriptLoadError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/** Returns the page of this tab that was reloaded last because its build was removed; undefined without one. */
export function loadReloadedPage(): ReloadedPage | undefined {
  return loadSessionValue(storageKey) as ReloadedPage | undefined;
}

export function persistReloadedPage(page: ReloadedPage): void {
  writeSessionValue(storageKey, page);
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
