import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';
import { paths } from '@/lib/address/address';
import { longDate } from '@/lib/i18n/numbers';
import { formatPrice } from '@/lib/money/format-price';
import { type Minor, times } from '@/lib/money/money';
import type { Order, OrderLine } from '@/lib/orders/types';
import { AddressText } from './address-text.tsx';
import { OrderStatus } from './order-status.tsx';

/** An order in full: its state, what was ordered, what it costs and where it goes. */
export function OrderView({ order }: { order: Order }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const price = (amount: Minor | null) =>
    formatPrice(amount, { currency: order.currency, locale, notAvailable: t('notAvailable') });
  return (
    <div className="grid gap-8">
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <Fact term={t('number')}>
          <bdi>{order.number}</bdi>
        </Fact>
        {order.createdAt !== null && (
          <Fact term={t('date')}>{longDate(order.createdAt, locale, timeZone)}</Fact>
        )}
        <Fact term={t('status')}>
          <OrderStatus status={order.status} />
        </Fact>
      </dl>
      <ul className="divide-y divide-sand border-y border-sand">
        {order.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order never move
          <li key={index} className="flex gap-5 py-4">
            <Line line={line} price={price} pictured={order.lines.some(({ image }) => image !== null)} />
          </li>
        ))}
      </ul>
      <div className="grid gap-8 sm:grid-cols-2">
        <div>
          <h3 className="eyebrow mb-2 text-muted">{t('shipsTo')}</h3>
          <p>
            <bdi>{order.recipient}</bdi>
          </p>
          <AddressText address={order.address} />
        </div>
        <dl className="grid content-start gap-2">
          <Sum term={t('subtotal')} amount={price(order.subtotal)} />
          <Sum
            term={t('shipping')}
            amount={order.shippingCost === 0 ? t('free') : price(order.shippingCost)}
          />
          <Sum term={t('total')} amount={price(order.total)} strong />
        </dl>
      </div>
    </div>
  );
}

function Line({
  line,
  price,
  pictured,
}: {
  line: OrderLine;
  price(amount: Minor | null): string;
  /** Whether the order has pictures at all. */
  pictured: boolean;
}) {
  const t = useTranslations('orders');
  const { title, slug, image, size, color, quantity } = line;
  return (
    <>
      {pictured && (
        <Photo
          address={image}
          alt=""
          width={900}
          height={1200}
          sizes="72px"
          largest={180}
          className="aspect-3/4 w-18 shrink-0"
        />
      )}
      <div className="flex min-w-0 grow flex-wrap justify-between gap-x-5">
        <div className="max-sm:basis-full">
          <p className="font-semibold">
            {slug === null ? title : <Link href={paths.product(slug)}>{title}</Link>}
          </p>
          <p className="text-sm text-muted">
            {color}
            {color && size && ' · '}
            {size && <bdi className="whitespace-nowrap">{size}</bdi>}
          </p>
          <p className="text-sm text-muted">{t('pieces', { count: quantity })}</p>
        </div>
        <p>{price(line.price === null ? null : times(line.price, quantity))}</p>
      </div>
    </>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="eyebrow text-muted">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

function Sum({ term, amount, strong = false }: { term: string; amount: string; strong?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 ${strong ? 'border-t border-sand pt-2 font-semibold' : ''}`}>
      <dt>{term}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
