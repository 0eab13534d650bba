'use client';

import { applySelection, copyUrl, selectedUrl } from './share-selection.ts';
import { type ShareTarget, ShareTargets, shareControlClass } from './share-targets.tsx';

export interface ShareSheetProps {
  title: string;
  /** URL of the product, without query. */
  url: string;
  /** Names of the URL parameters of the product's options. */
  optionKeys: string[];
  /** Networks offered when the platform has no share sheet. */
  targets: ShareTarget[];
  labels: { share: string; copy: string; copied: string };
}

/**
 * Shares the product's URL with the selected options, through the platform's share sheet or, without one,
 * through links and a copy button.
 */
export function ShareSheet({ title, url, optionKeys, targets, labels }: ShareSheetProps) {
  if ('share' in navigator) {
    // Rejects when the visitor closes the sheet.
    const share = () => navigator.share({ title, url: selectedUrl(url, optionKeys) }).catch(() => {});
    return (
      <button type="button" className={shareControlClass} onClick={share}>
        {labels.share}
      </button>
    );
  }
  return (
    <ShareTargets targets={targets} onFollow={(link) => applySelection(link, url, optionKeys)}>
      <li>
        <button
          type="button"
          className={shareControlClass}
          onClick={() => copyUrl(selectedUrl(url, optionKeys), labels.copied)}
        >
          {labels.copy}
        </button>
      </li>
    </ShareTargets>
  );
}
