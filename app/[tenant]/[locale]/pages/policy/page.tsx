import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ContentPage } from '@/components/layout/content-page';
import { getMenuCategoriesOrEmpty } from '@/lib/catalogue/reads/server';
import type { Locale } from '@/lib/platform/i18n/routing';
import { formatPrice } from '@/lib/platform/money/format-price';
import type { MinorUnits } from '@/lib/platform/money/money';
import { hasCapability } from '@/lib/platform/tenant/api-capabilities';
import { dayRangeValues, pickUpPlace } from '@/lib/platform/tenant/delivery';
import { currentTenant } from '@/lib/platform/tenant/server';
import { paths } from '@/lib/platform/urls/paths';
import { pageMetadata } from '@/lib/site/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('policy');
  return pageMetadata({ path: paths.policy, title: t('title'), description: t('intro') });
}

export default async function PolicyPage() {
  const [t, locale, tenant] = await Promise.all([getTranslations('policy'), getLocale(), currentTenant()]);
  const { currency, delivery, returns } = tenant;
  const costText = (cost: MinorUnits) =>
    cost === 0 ? 'free' : formatPrice(cost, { currency, locale, noPriceText: '' });
  // Words such as `free` and `none` are cases of the texts.
  const values = {
    cost: costText(delivery.cost),
    days: returns?.days ?? 0,
    method: returns?.method ?? '',
    fees: returns?.fees ?? '',
    except: returns?.exceptCategories.length ? 'some' : 'none',
    categories: (await namesOfCategories(returns?.exceptCategories ?? [], locale)) || 'none',
    card: hasCapability(tenant, 'card') ? 'yes' : 'no',
  };
  const { handlingDays, transitDays, note, express, pickUp } = delivery;
  const deliverySentences = [
    // The text names only the maximum.
    handlingDays && t('delivery.leaves', { days: handlingDays[1] }),
    transitDays && t('delivery.arrives', dayRangeValues(transitDays)),
    note?.[locale],
    t('delivery.cost', values),
    express &&
      t('delivery.express', { ...dayRangeValues(express.transitDays), cost: costText(express.cost) }),
    pickUp &&
      t('delivery.pickUp', { cost: costText(pickUp.cost), place: pickUpPlace(delivery, locale) ?? '' }),
  ];
  const sections = [
    { key: 'delivery', title: t('delivery.title'), text: deliverySentences.filter(Boolean).join(' ') },
    ...(returns ? [{ key: 'returns', title: t('returns.title'), text: t('returns.text', values) }] : []),
    ...(returns?.exchange ? [{ key: 'exchange', title: t('exchange.title'), text: t('exchange.text') }] : []),
    { key: 'payment', title: t('payment.title'), text: t('payment.text', values) },
  ];
  return <ContentPage title={t('title')} intro={t('intro')} sections={sections} />;
}

/** Returns the names of the categories with these slugs, as a list in words; empty when none is known. */
async function namesOfCategories(slugs: readonly string[], locale: Locale): Promise<string> {
  const categories = slugs.length > 0 ? await getMenuCategoriesOrEmpty(locale) : [];
  const names = categories
    .flatMap((category) => [category, ...category.children])
    .filter(({ slug }) => slugs.includes(slug))
    .map(({ name }) => name);
  return new Intl.ListFormat(locale).format(new Set(names));
}
