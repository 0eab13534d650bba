'use client';

import { applySelection, copySelectedUrl, selectedUrl } from './share-selection.ts';
import { type ShareTarget, ShareTargets, shareControlClass } from './share-targets.tsx';

export interface ShareSheetProps {
  title: string;
  /** URL of the product, without query. */
  url: string;
  /** Networks offered when the platform has no share sheet. */
  targets: ShareTarget[];
  labels: { share: string; copy: string; copied: string };
}

/**
 * Shares the product's URL with the selected colour and size, through the platform's share sheet or, without one,
 * through links and a copy button.
 */
export function ShareSheet({ title, url, targets, labels }: ShareSheetProps) {
  if ('share' in navigator) {
    // Rejects when the visitor closes the sheet.
    const share = () => navigator.share({ title, url: selectedUrl(url) }).catch(() => {});
    return (
      <button type="button" className={shareControlClass} onClick={share}>
        {labels.share}
      </button>
    );
  }
  return (
    <ShareTargets targets={targets} onFollow={(link) => applySelection(link, url)}>
      <li>
        <button
          type="button"
          className={shareControlClass}
          onClick={() => copySelectedUrl(url, labels.copied)}
        >
          {labels.copy}
        </button>
      </li>
    </ShareTargets>
  );
}
