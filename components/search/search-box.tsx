'use client';

import { useParams, usePathname, useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { openPage } from '@/components/ui/layer-entry';
import { useDeferredComponent } from '@/components/ui/use-deferred-component';
import type { SearchOption } from '@/lib/catalogue/search/search-options';
import { localePath, paths } from '@/lib/platform/urls/paths';

const loadPanelModule = () => import('./suggestions-panel.tsx');

/** Search form of the header: opens the listing, shows its search text and suggests options as an ARIA combobox. */
export function SearchBox({
  icon,
  maxLength,
  popularSearches,
}: {
  icon: ReactNode;
  /** Maximum length of the text, from the server to save script. */
  maxLength?: number;
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
  const panelModule = useDeferredComponent(loadPanelModule, isOpen);
  const isExpanded = isOpen && options.length > 0;

  const field = () => formRef.current?.querySelector('input');

  const close = () => {
    setIsOpen(false);
    setActiveIndex(-1);
  };

  const pathname = usePathname();
  const { query } = useParams<{ query?: string }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each page, and on each query of a listing, which is not in `pathname`
  useEffect(() => {
    setText(new URLSearchParams(location.search).get('searchText') ?? '');
    setActiveIndex(-1);
  }, [pathname, query]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on mount only
  useEffect(() => {
    const closeOnPressOutside = (event: Event) => {
      if (!formRef.current?.contains(event.target as Node)) close();
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

  const openHref = (href: string) => {
    close();
    field()?.blur();
    openPage(router, localePath(locale, href));
  };

  return (
    <search>
      <form
        ref={formRef}
        action={localePath(locale, paths.shop)}
        className="header-search"
        onSubmit={(event) => {
          event.preventDefault();
          // Where a new release has removed the script, the browser submits the form.
          loadPanelModule()
            .then(({ submitSearch }) => submitSearch(field()?.value ?? '', openHref))
            .catch(() => formRef.current?.submit());
        }}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
      >
        <input
          inputMode="search"
          name="searchText"
          required
          // Not only spaces.
          pattern=".*\S.*"
          role="combobox"
          aria-label={t('placeholder')}
          aria-expanded={isExpanded}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isExpanded && options[activeIndex] ? `${id}-${activeIndex}` : undefined}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={maxLength}
          placeholder={t('placeholder')}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActiveIndex(-1);
            setIsOpen(true);
          }}
          onFocus={() => setIsOpen(true)}
          onKeyDown={(event) => {
            if (/^Arrow(?:Down|Up)$/.test(event.key)) setIsOpen(true);
            panelModule?.handleSearchKey(event, {
              options,
              activeIndex,
              isExpanded,
              onActivate: setActiveIndex,
              onClose: close,
              onOpenHref: openHref,
            });
          }}
          className="min-h-11 w-full border border-line bg-paper ps-4 pe-12 text-ellipsis focus:pe-23"
        />
        <button type="submit" aria-label={t('submit')} className="icon-btn absolute end-0 top-0">
          {icon}
        </button>
        {isOpen && panelModule && (
          <panelModule.SuggestionsPanel
            id={id}
            typedText={text}
            popularSearches={popularSearches}
            options={options}
            activeIndex={activeIndex}
            onOptionsChange={setOptions}
            onOpenHref={openHref}
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
