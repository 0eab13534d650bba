'use client';

import { notify } from '@/components/toasts/notify';
import { optionsQuery } from '@/lib/platform/urls/paths';
import { type ShareUtm, withShareUtm } from '@/lib/site/seo/share-targets';
import { type ShareTarget, ShareTargets, shareControlClass } from './share-targets.tsx';

export interface ShareSheetProps {
  title: string;
  /** URL of the product, without query. */
  url: string;
  /** Names of the URL parameters of the product's options. */
  optionParameters: string[];
  /** Campaign parameters of the shared links. */
  utm?: ShareUtm | undefined;
  /** Networks offered when the platform has no share sheet. */
  targets: ShareTarget[];
  labels: { share: string; copy: string; copied: string };
}

/**
 * Shares the product's URL with the selected options, through the platform's share sheet or, without one,
 * through links and a copy button.
 */
export function ShareSheet({ title, url, optionParameters, utm, targets, labels }: ShareSheetProps) {
  /** `network` is `share` or `copy` where the visitor shares in no network of `targets`. */
  const sharedUrl = (network: string) => withShareUtm(selectedUrl(url, optionParameters), utm, network);
  if ('share' in navigator) {
    // Rejects when the visitor closes the sheet.
    const share = () => navigator.share({ title, url: sharedUrl('share') }).catch(() => {});
    return (
      <button type="button" className={shareControlClass} onClick={share}>
        {labels.share}
      </button>
    );
  }
  return (
    <ShareTargets
      targets={targets}
      onFollow={(link, network) => replaceSharedUrl(link, url, sharedUrl(network))}
    >
      <li>
        <button
          type="button"
          className={shareControlClass}
          onClick={() => copyUrl(sharedUrl('copy'), labels.copied)}
        >
          {labels.copy}
        </button>
      </li>
    </ShareTargets>
  );
}

/**
 * Returns a product's URL with the selected values, without other parameters.
 * @param optionParameters names of the parameters of the product's options
 */
function selectedUrl(productUrl: string, optionParameters: readonly string[]): string {
  const query = new URLSearchParams(location.search);
  return productUrl + optionsQuery(Object.fromEntries(optionParameters.map((key) => [key, query.get(key)])));
}

/** Replaces the product's URL inside the parameters of a share link by `sharedUrl`, which has the current selection. */
function replaceSharedUrl(link: HTMLAnchorElement, productUrl: string, sharedUrl: string): void {
  const url = new URL(link.href);
  for (const [name, value] of [...url.searchParams]) {
    const start = value.indexOf(productUrl);
    if (start >= 0) url.searchParams.set(name, value.slice(0, start) + sharedUrl);
  }
  link.href = url.href;
}

/** Copies a URL and shows a toast; without clipboard access the toast shows the URL. */
async function copyUrl(url: string, copiedText: string): Promise<void> {
  try {
    // Insecure pages have no clipboard at all.
    await navigator.clipboard.writeText(url);
    notify({ kind: 'success', text: copiedText });
  } catch {
    notify({ kind: 'warning', text: url });
  }
}
