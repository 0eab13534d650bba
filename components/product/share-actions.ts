import { notify } from '@/components/shop/notify';
import { selectionQuery } from '@/lib/address/selection-query';

/** Address of a product in the colour and size that are chosen, and nothing else of the query. */
export function chosenAddress(address: string): string {
  const query = new URLSearchParams(location.search);
  return address + selectionQuery({ color: query.get('color'), size: query.get('size') });
}

/** Has a link to another site hand on what is chosen, in place of what the page was asked for. */
export function keepChoice(link: HTMLAnchorElement, address: string): void {
  const url = new URL(link.href);
  for (const [name, value] of [...url.searchParams]) {
    const start = value.indexOf(address);
    if (start >= 0) url.searchParams.set(name, value.slice(0, start) + chosenAddress(address));
  }
  link.href = url.href;
}

/** Copies what is chosen, and says so; where that is not allowed, shows it. */
export function copyChoice(address: string, copied: string): Promise<void> {
  const chosen = chosenAddress(address);
  return Promise.resolve(navigator.clipboard?.writeText(chosen) ?? Promise.reject()).then(
    () => notify({ kind: 'success', text: copied }),
    () => notify({ kind: 'warning', text: chosen }),
  );
}
