import { loadSessionValue, persistSessionValue } from '@/lib/platform/browser-storage/stored-values';

/** A field's name, the number of earlier fields of this name, and its value; `checked` of a checkbox or radio button. */
interface EnteredValue {
  name: string;
  index: number;
  value: string;
  checked?: boolean;
}

/** Page that was reloaded because files of its build were removed; `values` until they have been restored. */
interface ReloadedPage {
  url: string;
  values?: EnteredValue[];
}

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const storageKey = 'reloaded_page';
/** A small file of every release. */
const probePath = '/icons/icon.svg';

/**
 * Continues after something failed to load. Where that was a script and the shop answers, a new release has removed the script: opens
 * `href`, or reloads this page, once, and keeps what was entered.
 * @param error why loading failed
 * @param href page or file that shows the same; without one, this page is reloaded
 * @returns key of the message to show (in `browser`) when nothing can be done; null while another page loads
 */
export async function leaveRemovedBuild(
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
  persistSessionValue(storageKey, page);
}

function enteredValues(): EnteredValue[] {
  const names = new Set([...document.querySelectorAll<Field>('form [name]')].map(({ name }) => name));
  return [...names].flatMap((name) =>
    fieldsOf(name).flatMap((field, index) => {
      if (field.type === 'password' || field.type === 'hidden') return [];
      return { name, index, value: field.value, ...(isCheckable(field) && { checked: field.checked }) };
    }),
  );
}

/** Returns the fields of this name in all forms, in the order of the page. */
export function fieldsOf(name: string): Field[] {
  return [...document.querySelectorAll<Field>(`form [name="${CSS.escape(name)}"]`)];
}

export function isCheckable(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}
