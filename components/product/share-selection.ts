import { notify } from '@/components/toasts/notify';
import { optionsQuery } from '@/lib/urls/paths';

/** Returns a product's URL with the selected colour and size, without other parameters. */
export function selectedUrl(productUrl: string): string {
  const query = new URLSearchParams(location.search);
  return productUrl + optionsQuery({ color: query.get('color'), size: query.get('size') });
}

/** Replaces the product's URL inside a share link's parameters by the URL of the current selection. */
export function applySelection(link: HTMLAnchorElement, productUrl: string): void {
  const url = new URL(link.href);
  for (const [name, value] of [...url.searchParams]) {
    const start = value.indexOf(productUrl);
    if (start >= 0) url.searchParams.set(name, value.slice(0, start) + selectedUrl(productUrl));
  }
  link.href = url.href;
}

/** Copies the URL of the current selection and shows a toast; without clipboard access the toast shows the URL. */
export function copySelectedUrl(productUrl: string, copiedText: string): Promise<void> {
  const url = selectedUrl(productUrl);
  return Promise.resolve(navigator.clipboard?.writeText(url) ?? Promise.reject()).then(
    () => notify({ kind: 'success', text: copiedText }),
    () => notify({ kind: 'warning', text: url }),
  );
}
