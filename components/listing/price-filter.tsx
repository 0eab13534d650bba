'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { usePopState } from '@/components/ui/use-pop-state';
import { type PriceRange, priceStep } from '@/lib/listing/price-range';
import type { ListingQuery } from '@/lib/listing/query';

interface PriceFilterProps {
  query: ListingQuery;
  range: PriceRange;
  currency: string;
  /** Called once when a thumb comes to rest or a number was typed; null for an end that was not moved. */
  onCommit(prices: { minPrice: number | null; maxPrice: number | null }): void;
}

const restAfterMs = 350;
const restAfterTypingMs = 800;

/** Two thumbs over one track, and the same as numbers to type. Untouched, it filters nothing. */
export function PriceFilter({ query, range, currency, onCommit }: PriceFilterProps) {
  const t = useTranslations('browser.listing');
  const asked = { min: query.minPrice ?? range.min, max: query.maxPrice ?? range.max };
  const [moved, setMoved] = useState<typeof asked | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const commit = useRef<() => void>(undefined);
  const held = useRef<AbortController>(undefined);
  const { min, max } = moved ?? asked;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new query is the truth again
  useEffect(() => setMoved(null), [query.minPrice, query.maxPrice]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      held.current?.abort();
    },
    [],
  );

  // A change that was not committed before going back must not be committed to the query that came back.
  usePopState(() => {
    clearTimeout(timer.current);
    commit.current = undefined;
    setMoved(null);
  });

  const rest = () => {
    commit.current?.();
    commit.current = undefined;
  };

  const move = (next: typeof asked, afterMs: number) => {
    setMoved(next);
    commit.current = () =>
      onCommit({
        minPrice: next.min === range.min ? null : next.min,
        maxPrice: next.max === range.max ? null : next.max,
      });
    clearTimeout(timer.current);
    if (!held.current) timer.current = setTimeout(rest, afterMs);
  };

  /** While a thumb is held it may stop as often as it likes. Its pointer may be let go anywhere. */
  const hold = () => {
    clearTimeout(timer.current);
    held.current?.abort();
    const hand = new AbortController();
    held.current = hand;
    const release = () => {
      hand.abort();
      held.current = undefined;
      rest();
    };
    for (const type of ['pointerup', 'pointercancel', 'blur'])
      addEventListener(type, release, { signal: hand.signal });
  };

  return (
    <fieldset className="border-t border-sand pt-5">
      <legend className="float-start mb-3 w-full font-semibold">{t('price')}</legend>
      <div className="clear-both">
        <div
          className="needs-script two-thumbs relative h-8"
          onPointerDown={({ button }) => button === 0 && hold()}
        >
          <span
            className="absolute top-1/2 h-1 -translate-y-1/2 bg-primary"
            style={{
              insetInlineStart: percent(min, range),
              insetInlineEnd: percent(range.max - max + range.min, range),
            }}
          />
          <input
            type="range"
            aria-label={t('minPrice')}
            min={range.min}
            max={range.max}
            step={priceStep}
            value={Math.min(min, range.max)}
            onChange={(event) => move({ min: Math.min(Number(event.target.value), max), max }, restAfterMs)}
          />
          <input
            type="range"
            aria-label={t('maxPrice')}
            min={range.min}
            max={range.max}
            step={priceStep}
            value={Math.min(max, range.max)}
            onChange={(event) => move({ min, max: Math.max(Number(event.target.value), min) }, restAfterMs)}
          />
        </div>
        <div className="mt-3 flex items-center gap-2">
          <NumberField
            name="minPrice"
            label={t('lowest')}
            value={moved ? min : query.minPrice}
            placeholder={range.min}
            onType={(value) => move({ min: value ?? range.min, max }, restAfterTypingMs)}
          />
          <span aria-hidden="true">–</span>
          <NumberField
            name="maxPrice"
            label={t('highest')}
            value={moved ? max : query.maxPrice}
            placeholder={range.max}
            onType={(value) => move({ min, max: value ?? range.max }, restAfterTypingMs)}
          />
          <bdi className="text-muted">{currency}</bdi>
        </div>
      </div>
    </fieldset>
  );
}

interface NumberFieldProps {
  name: string;
  label: string;
  /** Null shows the placeholder. */
  value: number | null;
  placeholder: number;
  onType(value: number | null): void;
}

function NumberField({ name, label, value, placeholder, onType }: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  usePopState(() => setDraft(null));
  return (
    <input
      type="text"
      inputMode="numeric"
      name={name}
      aria-label={label}
      value={draft ?? value ?? ''}
      placeholder={String(placeholder)}
      onBlur={() => setDraft(null)}
      onChange={(event) => {
        const digits = event.target.value.replace(/\D/g, '').slice(0, 9);
        setDraft(digits);
        onType(digits === '' ? null : Number(digits));
      }}
      className="min-h-11 w-full min-w-0 border border-line bg-paper px-3 digits placeholder:text-muted"
    />
  );
}

function percent(price: number, { min, max }: PriceRange): string {
  const share = (price - min) / (max - min);
  return `${Math.min(1, Math.max(0, share)) * 100}%`;
}
