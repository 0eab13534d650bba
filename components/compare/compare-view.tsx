'use client';

import { useTranslations } from 'next-intl';
import { EmptyList, type Offer } from '@/components/shop/empty-list';
import { FactsFailure } from '@/components/shop/facts-failure';
import { ShareList } from '@/components/shop/share-list';
import { SharedNotice } from '@/components/shop/shared-notice';
import { useListRemoval } from '@/components/shop/use-list-removal';
import { useListedProducts } from '@/components/shop/use-listed-products';
import { CompareTable } from './compare-table.tsx';
import { WithoutFacts } from './without-facts.tsx';

/** The visitor's comparison, or one that a link shares. */
export function CompareView({ bestSellers }: { bestSellers: Offer }) {
  const t = useTranslations('browser');
  const list = useListedProducts('compare');
  const removeOwn = useListRemoval('compare');
  if (list.entries.length === 0) return <EmptyList text={t('compare.empty')} bestSellers={bestSellers} />;

  const remove = list.shared ? undefined : removeOwn;
  const withoutFacts = list.entries.filter(({ facts }) => !facts);
  return (
    <>
      {list.shared && <SharedNotice list="compare" items={list.items} onDone={list.showOwn} />}
      <FactsFailure products={list.products} />
      {withoutFacts.length > 0 && (
        <ul className="mb-3 grid gap-3">
          {withoutFacts.map(({ item, facts }) => (
            <WithoutFacts key={item.slug} item={item} gone={facts === null} onRemove={remove} />
          ))}
        </ul>
      )}
      <CompareTable products={list.entries.flatMap(({ facts }) => facts ?? [])} remove={remove} />
      {!list.shared && (
        <p className="mt-8">
          <ShareList items={list.items} />
        </p>
      )}
    </>
  );
}
