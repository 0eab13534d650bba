'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import type { PriceRange } from '@/lib/catalogue/listing/price-range';
import { PriceField } from './price-field.tsx';
import { type PriceRangeOptions, usePriceRange } from './use-price-range.ts';

interface PriceFilterProps extends PriceRangeOptions {
  currency: string;
}

/** Delays from the last change until the prices apply, for the slider and for the inputs. */
const slidingCommitDelayMs = 350;
const typingCommitDelayMs = 800;

/** Price range slider with two inputs. A price at an end of the range does not filter. */
export function PriceFilter({ query, range, currency, onCommit }: PriceFilterProps) {
  const t = useTranslations('browser.listing');
  const errorId = useId();
  /** Texts of the two fields that are no price. */
  const [unreadable, setUnreadable] = useState<{ min: string | null; max: string | null }>({
    min: null,
    max: null,
  });
  const unreadableText = unreadable.min ?? unreadable.max;
  const { min, max, isEdited, editRange, startDrag } = usePriceRange({ query, range, onCommit });
  return (
    <fieldset className="border-t border-sand pt-5">
      <legend className="float-start mb-3 w-full font-semibold">{t('price')}</legend>
      <div className="clear-both">
        <div
          className="needs-script range-slider relative h-8"
          onPointerDown={({ button }) => button === 0 && startDrag()}
        >
          <span
            className="absolute inset-y-0 my-auto h-1 bg-primary"
            style={{
              insetInlineStart: rangePercent(min, range),
              // Measured from the upper end of the range.
              insetInlineEnd: rangePercent(range.max - max + range.min, range),
            }}
          />
          <input
            type="range"
            aria-label={t('minPrice')}
            min={range.min}
            max={range.max}
            step={range.step}
            value={Math.min(min, range.max)}
            onChange={(event) =>
              editRange({ min: Math.min(Number(event.target.value), max), max }, slidingCommitDelayMs)
            }
          />
          <input
            type="range"
            aria-label={t('maxPrice')}
            min={range.min}
            max={range.max}
            step={range.step}
            value={Math.min(max, range.max)}
            onChange={(event) =>
              editRange({ min, max: Math.max(Number(event.target.value), min) }, slidingCommitDelayMs)
            }
          />
        </div>
        <div className="mt-3 flex items-center gap-2">
          <PriceField
            name="minPrice"
            label={t('lowest')}
            value={isEdited ? min : query.minPrice}
            placeholder={range.min}
            errorId={unreadable.min === null ? null : errorId}
            onUnreadable={(text) => setUnreadable((texts) => ({ ...texts, min: text }))}
            onType={(value) => editRange({ min: value ?? range.min, max }, typingCommitDelayMs)}
          />
          <span aria-hidden="true">–</span>
          <PriceField
            name="maxPrice"
            label={t('highest')}
            value={isEdited ? max : query.maxPrice}
            placeholder={range.max}
            errorId={unreadable.max === null ? null : errorId}
            onUnreadable={(text) => setUnreadable((texts) => ({ ...texts, max: text }))}
            onType={(value) => editRange({ min, max: value ?? range.max }, typingCommitDelayMs)}
          />
          <bdi className="text-muted">{currency}</bdi>
        </div>
        <p id={errorId} role="alert" className="text-sm text-alert">
          {unreadableText !== null && t('noPrice', { text: unreadableText })}
        </p>
      </div>
    </fieldset>
  );
}

/** Returns the position of a price in the range as a CSS percentage. */
function rangePercent(price: number, { min, max }: PriceRange): string {
  const share = (price - min) / (max - min);
  return `${Math.min(1, Math.max(0, share)) * 100}%`;
}
