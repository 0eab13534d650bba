import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { builtInFeatures, findFeatureTag } from '@/lib/catalogue/reads/home';
import { getFeatureTagsOrEmpty } from '@/lib/catalogue/reads/server';
import { followerCountValues } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/routing';
import { contactNumbers } from '@/lib/platform/tenant/contact-numbers';
import type { TenantWithOrigin } from '@/lib/platform/tenant/server';
import { contentPageKeys, contentPaths, paths } from '@/lib/platform/urls/paths';

/** Footer: links, contact, social account and copyright. */
export async function Footer({ tenant, locale }: { tenant: TenantWithOrigin; locale: Locale }) {
  const [t, tPages, tags] = await Promise.all([
    getTranslations('layout'),
    getTranslations('contentPages'),
    getFeatureTagsOrEmpty(locale),
  ]);
  const columns = [
    ...linkColumns(findFeatureTag(tags, builtInFeatures.bestSellers)?.slug).map(({ key, links }) => ({
      key,
      links: links.map((link) => ({ ...link, text: t(link.key) })),
    })),
    {
      key: 'information' as const,
      links: contentPageKeys().map((key) => ({ key, href: contentPaths[key], text: tPages(key) })),
    },
  ];
  const { contact, social, otherSocial } = tenant;
  return (
    <footer className="mt-16 lg:mt-24 border-t border-sand bg-paper">
      <div className="page grid grid-cols-2 gap-x-4 gap-y-8 py-12 lg:py-16 lg:grid-cols-[1.5fr_1fr_1fr_1fr_1.2fr]">
        <div className="col-span-full lg:col-span-1">
          <p className="title text-4xl">{tenant.name[locale]}</p>
          <p className="mt-3 max-w-72 text-muted">{t('footerTagline')}</p>
        </div>
        {columns.map(({ key, links }) => (
          <nav key={key} aria-labelledby={`footer-${key}`}>
            <h2 id={`footer-${key}`} className="eyebrow mb-3 text-muted">
              {t(key)}
            </h2>
            <ul>
              {links.map((link) => (
                <li key={link.key}>
                  <Link href={link.href} className="inline-flex min-h-9 items-center hover:text-primary-ink">
                    {link.text}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <section aria-labelledby="footer-talk" className="max-md:col-span-full">
          <h2 id="footer-talk" className="eyebrow mb-3 text-muted">
            {t('talkToUs')}
          </h2>
          <a href={`mailto:${contact.email}`} className="link inline-flex min-h-9 items-center wrap-anywhere">
            {contact.email}
          </a>
          {contactNumbers(contact).map(({ kind, text, href }) => (
            <p key={kind}>
              <a
                href={href}
                rel="noopener"
                className="inline-flex min-h-9 flex-wrap items-center gap-x-2 hover:text-primary-ink"
              >
                {t(kind)}
                <bdi dir="ltr" className="text-muted">
                  {text}
                </bdi>
              </a>
            </p>
          ))}
          {[social, ...otherSocial].map(({ network, handle, url }) => (
            <p key={url}>
              <a
                href={url}
                rel="noopener"
                className="inline-flex min-h-9 flex-wrap items-center gap-x-2 hover:text-primary-ink"
              >
                {network[locale]}
                <bdi className="text-muted">{handle}</bdi>
              </a>
            </p>
          ))}
          <p className="text-muted">
            {t('followers', {
              network: social.network[locale],
              ...followerCountValues(social.followers, locale),
            })}
          </p>
        </section>
      </div>
      <p className="page flex flex-wrap items-center justify-between gap-x-6 border-t border-sand pt-6 pb-20 text-sm text-muted">
        {t('copyright', { year: new Date().getFullYear(), name: tenant.name[locale] })}
        <button type="button" data-consent="open" className="link needs-script min-h-9">
          {t('consent.open')}
        </button>
      </p>
    </footer>
  );
}

/**
 * Returns the link columns of the footer (docs/behaviour.md §2.2), all but the column of content pages; `key` is the message key.
 * @param bestSellersSlug slug of the feature tag of best sellers; undefined in a shop without it
 */
function linkColumns(bestSellersSlug: string | undefined) {
  return [
    {
      key: 'myAccount',
      links: [
        { key: 'myOrders', href: paths.orders },
        { key: 'wishlist', href: paths.wishlist },
        { key: 'compare', href: paths.compare },
        { key: 'myAccount', href: paths.profile },
      ],
    },
    {
      key: 'shop',
      links: [
        { key: 'allItems', href: paths.shop },
        { key: 'categories', href: paths.categories },
        ...(bestSellersSlug === undefined
          ? []
          : [{ key: 'bestSellers', href: paths.feature(bestSellersSlug) } as const]),
      ],
    },
  ] as const;
}
