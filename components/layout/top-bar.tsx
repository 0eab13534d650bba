import { useLocale, useTranslations } from 'next-intl';
import { followerCount } from '@/lib/i18n/numbers';
import { currencySign } from '@/lib/money/format-price';
import type { CurrentTenant } from '@/lib/tenant/server';
import { AccountMenu } from './account-menu.tsx';
import { LanguageSwitch } from './language-switch.tsx';

/** Contact, follower count, language, currency and the account menu. */
export function TopBar({ tenant }: { tenant: CurrentTenant }) {
  const t = useTranslations('layout');
  const locale = useLocale();
  const { contact, social, currency } = tenant;
  return (
    <aside
      aria-label={t('shopInformation')}
      className="border-b border-sand text-sm text-muted max-lg:hidden"
    >
      <div className="page flex min-h-10 items-center justify-between gap-4">
        <p className="flex gap-6">
          <a href={`mailto:${contact.email}`} className="py-1 hover:text-ink">
            {contact.email}
          </a>
          <a href={social.url} rel="noopener" className="py-1 hover:text-ink">
            {t('followers', {
              network: social.network[locale],
              ...followerCount(social.followers, locale),
            })}
          </a>
        </p>
        <div className="flex items-center gap-5">
          <span>
            <span className="sr-only">{t('currency')}: </span>
            <bdi>{currencySign(currency, locale)}</bdi>
          </span>
          <span aria-hidden="true" className="h-4 w-px bg-sand" />
          <span>
            <span className="sr-only">{t('language')}: </span>
            {t('languageName')}
          </span>
          <LanguageSwitch />
          <AccountMenu />
        </div>
      </div>
    </aside>
  );
}
