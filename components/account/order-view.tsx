import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';
import { formatLongDate } from '@/lib/platform/i18n/format';
import { formatPrice } from '@/lib/platform/money/format-price';
import { type MinorUnits, multiply } from '@/lib/platform/money/money';
import { paths } from '@/lib/platform/urls/paths';
import { expectedDelivery } from '@/lib/shopper/orders/expected-delivery';
import { isUnderWay, type Order, type OrderLine, orderStatuses } from '@/lib/shopper/orders/order';
import { AddressText } from './address-text.tsx';

interface OrderViewProps {
  order: Order;
  /** True for the sample order, which is rendered on the server and shows no delivery dates. */
  isSample?: boolean;
}

/** Order details: status, lines, costs and delivery address. */
export function OrderView({ order, isSample = false }: OrderViewProps) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const formatAmount = (amount: MinorUnits | null) =>
    formatPrice(amount, { currency: order.currency, locale, noPriceText: t('notAvailable') });
  const isPickUp = order.shipping === 'pick-up';
  const deliveryDates =
    !isSample && order.createdAt !== null && isUnderWay(order)
      ? expectedDelivery(order.createdAt, locale, t('to'), order.address, order.shipping)
      : null;
  return (
    <div className="grid gap-8">
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <Detail term={t('number')}>
          <bdi>{order.number}</bdi>
        </Detail>
        {order.createdAt !== null && (
          <Detail term={t('date')}>{formatLongDate(order.createdAt, locale, timeZone)}</Detail>
        )}
        <Detail term={t('status')}>
          <OrderStatus status={order.status} />
        </Detail>
        {deliveryDates !== null && <Detail term={t(isPickUp ? 'ready' : 'arrives')}>{deliveryDates}</Detail>}
      </dl>
      <ul className="ruled border-y border-sand">
        {order.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order are never reordered
          <li key={index} className="flex gap-5 py-4">
            <OrderLineRow
              line={line}
              format={formatAmount}
              hasImages={order.lines.some(({ image }) => image !== null)}
            />
          </li>
        ))}
      </ul>
      <div className="grid gap-8 sm:grid-cols-2">
        <div>
          <h3 className="eyebrow mb-2 text-muted">{t(isPickUp ? 'pickUpAt' : 'shipsTo')}</h3>
          <p>
            <bdi>{order.recipient}</bdi>
          </p>
          <AddressText address={order.address} />
        </div>
        <dl className="grid content-start gap-2">
          <CostRow term={t('subtotal')} value={formatAmount(order.subtotal)} />
          <CostRow
            term={order.shipping === 'express' ? t('express') : t(isPickUp ? 'pickUp' : 'shipping')}
            value={order.shippingCost === 0 ? t('free') : formatAmount(order.shippingCost)}
          />
          {order.discount !== null && (
            <CostRow
              term={order.coupon === null ? t('discount') : t('coupon', { code: order.coupon })}
              value={formatAmount(-order.discount)}
            />
          )}
          <CostRow term={t('total')} value={formatAmount(order.total)} strong />
        </dl>
      </div>
    </div>
  );
}

function OrderLineRow({
  line,
  format,
  hasImages,
}: {
  line: OrderLine;
  format(amount: MinorUnits | null): string;
  /** True when any line of the order has a picture. */
  hasImages: boolean;
}) {
  const t = useTranslations('orders');
  const { title, slug, image, size, color, options, quantity } = line;
  return (
    <>
      {hasImages && (
        <Photo
          image={image}
          alt=""
          width={900}
          height={1200}
          sizes="72px"
          widths={[180]}
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
            {options.map(({ key, name, value }) => (
              <span key={key}>
                {' · '}
                {name}: <bdi>{value}</bdi>
              </span>
            ))}
          </p>
          <p className="text-sm text-muted">{t('quantity', { count: quantity })}</p>
        </div>
        <p>{format(line.price === null ? null : multiply(line.price, quantity))}</p>
      </div>
    </>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="eyebrow text-muted">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

function CostRow({ term, value, strong = false }: { term: string; value: string; strong?: boolean }) {
  return (
    <div
      className={`flex flex-wrap justify-between gap-x-4 ${strong ? 'border-t border-sand pt-2 font-semibold' : ''}`}
    >
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Translated order status; an unknown one is shown as received. */
export function OrderStatus({ status }: { status: string }) {
  const t = useTranslations('orders.statuses');
  const knownStatus = orderStatuses.find((name) => name === status);
  return <bdi>{knownStatus ? t(knownStatus) : status}</bdi>;
}
