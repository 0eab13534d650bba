'use client';

import { X } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Photo } from '@/components/ui/photo';
import { loadRecentSearches } from '@/lib/catalogue/search/recent-searches';
import { readSearchText } from '@/lib/catalogue/search/search-href';
import {
  recentOptions,
  type SearchOption,
  startOptions,
  suggestionOptions,
} from '@/lib/catalogue/search/search-options';
import { fetchMainCategories, fetchSuggestions } from '@/lib/catalogue/search/suggest';
import { browserSettings } from '@/lib/platform/settings/browser-settings';
import { pickOption } from './search-actions.ts';

/** Exported from here too, so that the search field loads them together with the panel. */
export { handleSearchKey, submitSearch } from './search-actions.ts';

interface SuggestionsPanelProps {
  /** Prefix of element ids: `{id}-list` for the listbox, `{id}-{index}` for options. */
  id: string;
  /** Text of the search field. */
  typedText: string;
  popularSearches?: string[];
  options: SearchOption[];
  /** Index of the active option; -1 for none. */
  activeIndex: number;
  onOptionsChange(options: SearchOption[]): void;
  /** Opens a page of the shop. `href` has no prefix of the language. */
  onOpenHref(href: string): void;
  onClear(): void;
}

const debounceMs = 180;
const optionKinds = ['recent', 'popular', 'product', 'category'] as const;

/**
 * Suggestions below the search field: recent and popular searches for an empty text, otherwise products and categories. When
 * nothing is found, the panel says so and offers popular searches. A shop without popular searches offers its main
 * categories instead.
 */
export function SuggestionsPanel({
  id,
  typedText,
  popularSearches,
  options,
  activeIndex,
  onOptionsChange,
  onOpenHref,
  onClear,
}: SuggestionsPanelProps) {
  const t = useTranslations('browser.search');
  const locale = useLocale();
  const noPriceText = t('notAvailable');
  const text = readSearchText(typedText);
  /** Search text that was answered last, also when nothing was found for it; empty while the field is empty. */
  const [answeredText, setAnsweredText] = useState('');
  const [isNothingFound, setIsNothingFound] = useState(false);

  useEffect(() => {
    const controller = new AbortController();
    const fetchStartOptions = async () => {
      const popular = popularSearches ?? [];
      return startOptions(popular, popular.length > 0 ? [] : await fetchMainCategories(locale));
    };
    if (text === '') {
      const recentSearches = recentOptions(loadRecentSearches());
      onOptionsChange(recentSearches);
      setAnsweredText('');
      setIsNothingFound(false);
      void fetchStartOptions().then((otherOptions) => {
        const isRecent = ({ href }: SearchOption) => recentSearches.some((recent) => recent.href === href);
        if (!controller.signal.aborted)
          onOptionsChange([...recentSearches, ...otherOptions.filter((option) => !isRecent(option))]);
      });
      return () => controller.abort();
    }
    const timer = setTimeout(async () => {
      const priceFormat = { locale, currency: browserSettings().tenant.currency, noPriceText };
      // Resolves also when a request fails or is aborted.
      const suggestions = await fetchSuggestions(text, locale, priceFormat, controller.signal);
      const isEmpty =
        !suggestions.failed && suggestions.products.length + suggestions.categories.length === 0;
      const viewportHeight = visualViewport?.height ?? innerHeight;
      const newOptions = isEmpty ? await fetchStartOptions() : suggestionOptions(suggestions, viewportHeight);
      if (controller.signal.aborted) return;
      onOptionsChange(newOptions);
      setIsNothingFound(isEmpty);
      // Without any suggestion, a failed request is not announced as a count of 0.
      setAnsweredText(suggestions.failed && newOptions.length === 0 ? '' : text);
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, locale, popularSearches, noPriceText, onOptionsChange]);

  return (
    <>
      <p className="absolute end-0 top-0 lg:hidden">
        <button
          type="button"
          className="min-h-11 px-4"
          // A press must not take the focus from the field before the click: the panel would close.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => document.activeElement instanceof HTMLElement && document.activeElement.blur()}
        >
          {t('cancel')}
        </button>
      </p>
      {text !== '' && !isNothingFound && (
        <button
          type="button"
          aria-label={t('clear')}
          onPointerDown={(event) => event.preventDefault()}
          onClick={onClear}
          className="icon-btn absolute end-[calc(5rem+44px)] top-[3px] lg:end-11 lg:top-0"
        >
          <Icon icon={X} className="size-4" />
        </button>
      )}
      <div
        className={
          options.length > 0 || isNothingFound
            ? 'absolute inset-x-0 top-full z-40 mt-1 border border-sand bg-paper lg:start-auto lg:w-96'
            : ''
        }
      >
        <p role="status" className="sr-only">
          {answeredText !== '' &&
            (isNothingFound
              ? t('nothingFound', { text: answeredText })
              : t('count', { count: options.length }))}
        </p>
        {isNothingFound && (
          <p className="flex items-center justify-between gap-4 border-b border-sand px-3 py-1.5">
            <span aria-hidden="true" className="wrap-anywhere">
              {t('nothingFound', { text: answeredText })}
            </span>
            <button
              type="button"
              onPointerDown={(event) => event.preventDefault()}
              onClick={onClear}
              className="link min-h-11 shrink-0"
            >
              {t('clear')}
            </button>
          </p>
        )}
        <div
          role="listbox"
          id={`${id}-list`}
          aria-label={t('suggestions')}
          className={options.length > 0 ? 'max-h-[70dvh] overflow-y-auto p-2' : ''}
        >
          {optionKinds.map((kind) => {
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
                    aria-selected={index === activeIndex}
                    tabIndex={-1}
                    onPointerDown={(event) => event.preventDefault()}
                    onClick={() => pickOption(option, onOpenHref)}
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
                          widths={[180]}
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
    </>
  );
}
