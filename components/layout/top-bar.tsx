import { useLocale, useTranslations } from 'next-intl';
import { currencyLabel } from '@/lib/platform/money/format-price';
import type { TenantWithOrigin } from '@/lib/platform/tenant/server';
import { AccountMenu } from './account-menu.tsx';
import { ContactLinks } from './contact-links.tsx';
import { LanguageSwitch } from './language-switch.tsx';

/** Contact, follower count, currency, language and account menu. */
export function TopBar({ tenant }: { tenant: TenantWithOrigin }) {
  const t = useTranslations('layout');
  const locale = useLocale();
  return (
    <aside
      aria-label={t('shopInformation')}
      className="border-b border-sand text-sm text-muted max-lg:hidden"
    >
      <div className="page flex min-h-10 flex-wrap items-center justify-between gap-x-4">
        <p className="flex flex-wrap gap-x-6">
          <ContactLinks tenant={tenant} className="py-1 hover:text-ink" />
        </p>
        <div className="flex flex-wrap items-center gap-x-5">
          <span>
            <span className="sr-only">{`${t('currency')}: `}</span>
            <bdi>{currencyLabel(tenant.currency, locale)}</bdi>
          </span>
          <span aria-hidden="true" className="h-4 w-px bg-sand" />
          <span>
            <span className="sr-only">{`${t('language')}: `}</span>
            {t('languageName')}
          </span>
          <LanguageSwitch />
          <AccountMenu />
        </div>
      </div>
    </aside>
  );
}
