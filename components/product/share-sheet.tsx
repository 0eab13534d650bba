'use client';

import { type MouseEvent, useSyncExternalStore } from 'react';
import { notify } from '@/components/ui/notify';
import { selectionQuery } from '@/lib/address/selection-query';

interface ShareSheetProps {
  title: string;
  /** Address of the product, without query. */
  address: string;
  /** Where it can be handed to when the platform has no share sheet. */
  targets: { name: string; href: string; label: string }[];
  words: { share: string; copy: string; copied: string };
}

const control = 'inline-flex min-h-10 items-center hover:text-primary-ink';
const never = () => () => {};

/** Hands on a product's address with the colour and size that are chosen, and nothing else of the query. */
export function ShareSheet({ title, address, targets, words }: ShareSheetProps) {
  const hasSheet = useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  );
  const chosen = () => {
    const query = new URLSearchParams(location.search);
    return address + selectionQuery({ color: query.get('color'), size: query.get('size') });
  };
  if (hasSheet) {
    // Closing the sheet rejects.
    const share = () => navigator.share({ title, url: chosen() }).catch(() => {});
    return (
      <button type="button" className={control} onClick={share}>
        {words.share}
      </button>
    );
  }
  const keepChoice = ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) => {
    const url = new URL(link.href);
    for (const [name, value] of [...url.searchParams]) {
      const start = value.indexOf(address);
      if (start >= 0) url.searchParams.set(name, value.slice(0, start) + chosen());
    }
    link.href = url.href;
  };
  const copy = () =>
    Promise.resolve(navigator.clipboard?.writeText(chosen()) ?? Promise.reject()).then(
      () => notify({ kind: 'success', text: words.copied }),
      () => notify({ kind: 'warning', text: chosen() }),
    );
  return (
    <ul className="flex flex-wrap gap-x-5">
      {targets.map(({ name, href, label }) => (
        <li key={name}>
          <a
            href={href}
            rel="noopener nofollow"
            target="_blank"
            aria-label={label}
            className={control}
            onClick={keepChoice}
          >
            {name}
          </a>
        </li>
      ))}
      <li className="needs-script">
        <button type="button" className={control} onClick={copy}>
          {words.copy}
        </button>
      </li>
    </ul>
  );
}
