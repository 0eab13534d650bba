'use client';

import { chosenAddress, copyChoice, keepChoice } from './share-actions.ts';
import { type ShareTarget, ShareTargets, shareControl } from './share-targets.tsx';

export interface ShareSheetProps {
  title: string;
  /** Address of the product, without query. */
  address: string;
  /** Where it can be handed to when the platform has no share sheet. */
  targets: ShareTarget[];
  words: { share: string; copy: string; copied: string };
}

/** Hands on a product's address with the colour and size that are chosen, and nothing else of the query. */
export function ShareSheet({ title, address, targets, words }: ShareSheetProps) {
  if ('share' in navigator) {
    // Closing the sheet rejects.
    const share = () => navigator.share({ title, url: chosenAddress(address) }).catch(() => {});
    return (
      <button type="button" className={shareControl} onClick={share}>
        {words.share}
      </button>
    );
  }
  return (
    <ShareTargets targets={targets} onFollow={(link) => keepChoice(link, address)}>
      <li>
        <button type="button" className={shareControl} onClick={() => copyChoice(address, words.copied)}>
          {words.copy}
        </button>
      </li>
    </ShareTargets>
  );
}
