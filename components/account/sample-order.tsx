import { getLocale, getTranslations } from 'next-intl/server';
import { currentTenant } from '@/lib/platform/tenant/server';
import { sampleLines, sampleOrder } from '@/lib/shopper/orders/sample-order';
import { OrderView } from './order-view.tsx';

/** Sample order, shown until an order is looked up. */
export async function SampleOrder() {
  const [t, locale, tenant] = await Promise.all([
    getTranslations('trackOrder.sample'),
    getLocale(),
    currentTenant(),
  ]);
  const { currency, country, contact } = tenant;
  const lines = sampleLines.map(({ key, ...line }) => ({
    ...line,
    title: t(`${key}.title`),
    color: t(`${key}.color`),
    options: [],
    slug: null,
    image: null,
  }));
  const city = contact.city?.[locale] ?? '';
  const address = { ...sampleOrder.address, country: country ?? '', street: t('street'), city };
  return (
    <section aria-labelledby="sample-order" className="max-w-3xl">
      <h2 id="sample-order" className="title mb-2 text-3xl">
        {t('title')}
      </h2>
      <p className="mb-8 text-muted">{t('note')}</p>
      <OrderView order={{ ...sampleOrder, currency, lines, address, recipient: t('recipient') }} isSample />
    </section>
  );
}
