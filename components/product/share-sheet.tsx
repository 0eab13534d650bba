'use client';

import { type ShareUtm, withShareUtm } from '@/lib/site/seo/share-targets';
import { copyUrl, replaceSharedUrl, selectedUrl } from './share-selection.ts';
import { type ShareTarget, ShareTargets, shareControlClass } from './share-targets.tsx';

export interface ShareSheetProps {
  title: string;
  /** URL of the product, without query. */
  url: string;
  /** Names of the URL parameters of the product's options. */
  optionKeys: string[];
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
export function ShareSheet({ title, url, optionKeys, utm, targets, labels }: ShareSheetProps) {
  const sharedUrl = (network: string) => withShareUtm(selectedUrl(url, optionKeys), utm, network);
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
