'use client';

import { useParams, usePathname, useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { openPage } from '@/components/ui/layer-entry';
import { useDeferredComponent } from '@/components/ui/use-deferred-component';
import type { SearchOption } from '@/lib/search/search-options';
import { track } from '@/lib/tracking/track';
import { localePath, paths } from '@/lib/urls/paths';
import { recordSearch } from './record-search.ts';

const loadPanel = () => import('./suggestions-panel.tsx').then((module) => module.SuggestionsPanel);

/** Search form of the header: opens the listing, shows its search text and suggests options as an ARIA combobox. */
export function SearchBox({
  icon,
  popularSearches,
}: {
  icon: ReactNode;
  /** Searches that the shop offers in the page's language. */
  popularSearches?: string[];
}) {
  const t = useTranslations('browser.search');
  const locale = useLocale();
  const router = useRouter();
  const id = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [options, setOptions] = useState<SearchOption[]>([]);
  const [activeIndex, setActiveIndex] = useState(-1);
  const Panel = useDeferredComponent(loadPanel, isOpen);
  const activeOption = options[activeIndex];
  const isExpanded = isOpen && options.length > 0;

  const field = () => formRef.current?.querySelector('input');

  const pathname = usePathname();
  const { query } = useParams<{ query?: string }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each page or listing query
  useEffect(() => {
    setText(new URLSearchParams(location.search).get('searchText') ?? '');
    setActiveIndex(-1);
  }, [pathname, query]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on mount only
  useEffect(() => {
    const closeOnPressOutside = (event: Event) => {
      if (!formRef.current?.contains(event.target as Node)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOnPressOutside);
    const input = field();
    // Takes over text that the visitor typed before hydration.
    if (input?.value) {
      setText(input.value);
      setIsOpen(input === document.activeElement);
    }
    return () => document.removeEventListener('pointerdown', closeOnPressOutside);
  }, []);

  const goTo = (href: string) => {
    setIsOpen(false);
    setActiveIndex(-1);
    field()?.blur();
    openPage(router, localePath(locale, href));
  };

  const submit = async () => {
    const { readSearchText, searchHref } = await import('./suggestions-panel.tsx');
    const typedText = readSearchText(field()?.value ?? '');
    if (typedText === '') return;
    recordSearch(typedText);
    goTo(searchHref(typedText));
  };

  const pick = (option: SearchOption) => {
    if (option.kind === 'recent' || option.kind === 'popular') track({ type: 'search', text: option.text });
    goTo(option.href);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isExpanded) {
      event.preventDefault();
      setIsOpen(false);
      setActiveIndex(-1);
    } else if (event.key === 'Enter' && isExpanded && activeOption) {
      // The active suggestion replaces submitting the form.
      event.preventDefault();
      pick(activeOption);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setIsOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // The arrow keys move through the options and -1, which stands for the field.
      const positionCount = options.length + 1;
      setActiveIndex(((activeIndex + 1 + step + positionCount) % positionCount) - 1);
    }
  };

  return (
    <search>
      <form
        ref={formRef}
        action={localePath(locale, paths.shop)}
        className="header-search"
        onSubmit={(event) => {
          event.preventDefault();
          // Where the script is gone, the browser submits the form.
          submit().catch(() => formRef.current?.submit());
        }}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setIsOpen(false)}
      >
        <input
          inputMode="search"
          name="searchText"
          required
          pattern=".*\S.*"
          role="combobox"
          aria-label={t('placeholder')}
          aria-expanded={isExpanded}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isExpanded && activeOption ? `${id}-${activeIndex}` : undefined}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          placeholder={t('placeholder')}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActiveIndex(-1);
            setIsOpen(true);
          }}
          onFocus={() => setIsOpen(true)}
          onKeyDown={onKeyDown}
          className="min-h-11 w-full border border-line bg-paper ps-4 pe-12 text-ellipsis focus:pe-23"
        />
        <button type="submit" aria-label={t('submit')} className="icon-btn absolute end-0 top-0">
          {icon}
        </button>
        {isOpen && Panel && (
          <Panel
            id={id}
            typedText={text}
            popularSearches={popularSearches}
            options={options}
            activeIndex={activeIndex}
            onOptions={setOptions}
            onPick={pick}
            onClear={() => {
              setText('');
              field()?.focus();
            }}
          />
        )}
      </form>
    </search>
  );
}
