'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Photo } from '@/components/ui/photo';
import { loadRecentSearches } from '@/lib/search/recent-searches';
import { recentOptions, type SearchOption, suggestionOptions } from '@/lib/search/search-options';
import { fetchSuggestions } from '@/lib/search/suggest';
import { browserSettings } from '@/lib/settings/browser-settings';

interface SuggestionsPanelProps {
  /** Prefix of element ids: `{id}-list` for the listbox, `{id}-{index}` for options. */
  id: string;
  text: string;
  options: SearchOption[];
  /** Index of the active option; -1 for none. */
  active: number;
  onOptions(options: SearchOption[]): void;
  onPick(option: SearchOption): void;
}

const debounceMs = 180;
const groups = ['recent', 'product', 'category'] as const;

/** Suggestions below the search: recent searches for an empty text, else products and categories. */
export function SuggestionsPanel({ id, text, options, active, onOptions, onPick }: SuggestionsPanelProps) {
  const t = useTranslations('browser.search');
  const locale = useLocale();
  const notAvailable = t('notAvailable');
  const [resultsText, setResultsText] = useState('');

  useEffect(() => {
    if (text === '') {
      onOptions(recentOptions(loadRecentSearches()));
      setResultsText('');
      return;
    }
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const format = { locale, currency: browserSettings().tenant.currency, notAvailable };
      const found = await fetchSuggestions(text, locale, format, controller.signal);
      if (controller.signal.aborted) return;
      onOptions(suggestionOptions(found, visualViewport?.height ?? innerHeight));
      setResultsText(text);
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
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
        {resultsText !== '' && t('count', { count: options.length })}
      </p>
      <div
        role="listbox"
        id={`${id}-list`}
        aria-label={t('suggestions')}
        className={options.length > 0 ? 'max-h-[70dvh] overflow-y-auto p-2' : ''}
      >
        {groups.map((kind) => {
          const groupOptions = options
            .map((option, index) => ({ option, index }))
            .filter(({ option }) => option.kind === kind);
          if (groupOptions.length === 0) return null;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
            <div key={kind} role="group" aria-label={t(`groups.${kind}`)}>
              <p aria-hidden="true" className="eyebrow px-3 pt-3 pb-1 text-muted">
                {t(`groups.${kind}`)}
              </p>
              {groupOptions.map(({ option, index }) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox input handles the keyboard
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
                        image={option.product.image}
                        alt=""
                        width={900}
                        height={1200}
                        sizes="48px"
                        maxWidth={180}
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
