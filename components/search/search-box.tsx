'use client';

import { useParams, usePathname, useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { openPage } from '@/components/ui/layer-entry';
import { useDeferredComponent } from '@/components/ui/use-deferred-component';
import { searchHref } from '@/lib/search/search-href';
import type { SearchOption } from '@/lib/search/search-options';
import { track } from '@/lib/tracking/track';
import { localePath, paths } from '@/lib/urls/paths';
import { recordSearch } from './record-search.ts';

const loadPanel = () => import('./suggestions-panel.tsx').then((module) => module.SuggestionsPanel);

const recordEarlySearch = () =>
  import('./record-prehydration-search.ts').then((module) => module.recordPreHydrationSearch());

/** Search form of the header: opens the listing, shows its search text and suggests options as an ARIA combobox. */
export function SearchBox({ icon }: { icon: ReactNode }) {
  const t = useTranslations('browser.search');
  const locale = useLocale();
  const router = useRouter();
  const id = useId();
  const root = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [options, setOptions] = useState<SearchOption[]>([]);
  const [active, setActive] = useState(-1);
  const Panel = useDeferredComponent(loadPanel, open);
  const activeOption = options[active];
  const expanded = open && options.length > 0;

  const field = () => root.current?.querySelector('input');

  const pathname = usePathname();
  const { query } = useParams<{ query?: string }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each page or listing query
  useEffect(() => {
    setText(new URLSearchParams(location.search).get('searchText') ?? '');
    setActive(-1);
  }, [pathname, query]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on mount only
  useEffect(() => {
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    if (location.search.includes('searchText')) void recordEarlySearch();
    const input = field();
    // Text typed before hydration.
    if (input?.value) {
      setText(input.value);
      setOpen(input === document.activeElement);
    }
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);

  const goTo = (href: string) => {
    setOpen(false);
    setActive(-1);
    field()?.blur();
    openPage(router, localePath(locale, href));
  };

  const submit = () => {
    const typed = field()?.value.trim() ?? '';
    if (typed === '') return;
    recordSearch(typed);
    goTo(searchHref(typed));
  };

  const pick = (option: SearchOption) => {
    if (option.kind === 'recent' || option.kind === 'popular') track({ type: 'search', text: option.text });
    goTo(option.href);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && expanded) {
      event.preventDefault();
      setOpen(false);
      setActive(-1);
    } else if (event.key === 'Enter' && expanded && activeOption) {
      // The active suggestion replaces submitting the form.
      event.preventDefault();
      pick(activeOption);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const optionCount = options.length + 1;
      setActive(((active + 1 + step + optionCount) % optionCount) - 1);
    }
  };

  return (
    <search>
      <form
        ref={root}
        action={localePath(locale, paths.shop)}
        className="header-search"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
      >
        <input
          type="search"
          name="searchText"
          required
          pattern=".*\S.*"
          role="combobox"
          aria-label={t('placeholder')}
          aria-expanded={expanded}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={expanded && activeOption ? `${id}-${active}` : undefined}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          placeholder={t('placeholder')}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActive(-1);
            setOpen(true);
          }}
          onFocus={() => setOpen(true)}
          onKeyDown={onKeyDown}
          className="min-h-11 w-full border border-line bg-paper ps-4 pe-12 text-ellipsis"
        />
        <button type="submit" aria-label={t('submit')} className="icon-btn absolute end-0 top-0">
          {icon}
        </button>
        {open && Panel && (
          <Panel
            id={id}
            text={text.trim()}
            options={options}
            active={active}
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
