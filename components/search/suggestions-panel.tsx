'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Photo } from '@/components/ui/photo';
import { recentOptions, type SearchOption, suggestionOptions } from '@/lib/search/options';
import { recentSearches } from '@/lib/search/recent';
import { suggest } from '@/lib/search/suggest';
import { browserSettings } from '@/lib/settings/browser';

interface SuggestionsPanelProps {
  /** Starts the ids of the list and its options. */
  id: string;
  text: string;
  options: SearchOption[];
  /** Index of the option the keyboard is on; -1 for none. */
  active: number;
  onOptions(options: SearchOption[]): void;
  onPick(option: SearchOption): void;
}

const restMs = 180;
const groups = ['recent', 'product', 'category'] as const;

/** Suggestions below the search: recent searches before anything is typed, then products and categories. */
export function SuggestionsPanel({ id, text, options, active, onOptions, onPick }: SuggestionsPanelProps) {
  const t = useTranslations('browser.search');
  const locale = useLocale();
  const notAvailable = t('notAvailable');
  const [answered, setAnswered] = useState('');

  useEffect(() => {
    if (text === '') {
      onOptions(recentOptions(recentSearches()));
      setAnswered('');
      return;
    }
    const superseded = new AbortController();
    const timer = setTimeout(async () => {
      const format = { locale, currency: browserSettings().tenant.currency, notAvailable };
      const found = await suggest(text, locale, format, superseded.signal);
      if (superseded.signal.aborted) return;
      onOptions(suggestionOptions(found));
      setAnswered(text);
    }, restMs);
    return () => {
      clearTimeout(timer);
      superseded.abort();
    };
  }, [text, locale, notAvailable, onOptions]);

  return (
    <div
      className={
        options.length > 0
          ? 'absolute inset-x-0 top-full z-40 mt-1 border border-sand bg-paper lg:start-auto lg:w-96'
          : ''
      }
    >
      <p role="status" className="sr-only">
        {answered !== '' && t('count', { count: options.length })}
      </p>
      <div
        role="listbox"
        id={`${id}-list`}
        aria-label={t('suggestions')}
        className={options.length > 0 ? 'max-h-[70dvh] overflow-y-auto p-2' : ''}
      >
        {groups.map((kind) => {
          const members = options
            .map((option, index) => ({ option, index }))
            .filter(({ option }) => option.kind === kind);
          if (members.length === 0) return null;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
            <div key={kind} role="group" aria-label={t(`groups.${kind}`)}>
              <p aria-hidden="true" className="eyebrow px-3 pt-3 pb-1 text-muted">
                {t(`groups.${kind}`)}
              </p>
              {members.map(({ option, index }) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the text field and walks the options from there
                <div
                  key={option.key}
                  role="option"
                  id={`${id}-${index}`}
                  aria-selected={index === active}
                  tabIndex={-1}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => onPick(option)}
                  className="flex min-h-11 cursor-pointer items-center gap-4 px-3 py-1.5 hover:bg-backdrop aria-selected:bg-backdrop"
                >
                  {option.kind === 'product' ? (
                    <>
                      <Photo
                        address={option.product.image}
                        alt=""
                        width={900}
                        height={1200}
                        sizes="48px"
                        largest={180}
                        className="aspect-3/4 w-12 shrink-0"
                      />
                      <span>
                        {option.product.title}
                        <span className="block text-sm text-muted">{option.product.price}</span>
                      </span>
                    </>
                  ) : (
                    <bdi>{option.text}</bdi>
                  )}
                </div>
              ))}
            </div>
          );
        })}
      </div>
    </div>
  );
}
