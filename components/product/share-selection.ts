import { notify } from '@/components/toasts/notify';
import { optionsQuery } from '@/lib/platform/urls/paths';

/**
 * Returns a product's URL with the selected values, without other parameters.
 * @param optionKeys names of the parameters of the product's options
 */
export function selectedUrl(productUrl: string, optionKeys: readonly string[]): string {
  const query = new URLSearchParams(location.search);
  return productUrl + optionsQuery(Object.fromEntries(optionKeys.map((key) => [key, query.get(key)])));
}

/** Replaces the product's URL inside a share link's parameters by the URL to share, such as that of the current selection. */
export function replaceSharedUrl(link: HTMLAnchorElement, productUrl: string, sharedUrl: string): void {
  const url = new URL(link.href);
  for (const [name, value] of [...url.searchParams]) {
    const start = value.indexOf(productUrl);
    if (start >= 0) url.searchParams.set(name, value.slice(0, start) + sharedUrl);
  }
  link.href = url.href;
}

/** Copies a URL and shows a toast; without clipboard access the toast shows the URL. */
export function copyUrl(url: string, copiedText: string): Promise<void> {
  return Promise.resolve(navigator.clipboard?.writeText(url) ?? Promise.reject()).then(
    () => notify({ kind: 'success', text: copiedText }),
    () => notify({ kind: 'warning', text: url }),
  );
}
