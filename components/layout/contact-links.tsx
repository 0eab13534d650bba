import { useLocale, useTranslations } from 'next-intl';
import { followerCountValues } from '@/lib/platform/i18n/format';
import type { TenantWithOrigin } from '@/lib/platform/tenant/server';

/** Links to the shop's e-mail address and to its social account, labelled with the number of followers. */
export function ContactLinks({ tenant, className }: { tenant: TenantWithOrigin; className: string }) {
  const t = useTranslations('layout');
  const locale = useLocale();
  const { contact, social } = tenant;
  return (
    <>
      <a href={`mailto:${contact.email}`} className={`wrap-anywhere ${className}`}>
        {contact.email}
      </a>
      <a href={social.url} rel="noopener" className={className}>
        {t('followers', {
          network: social.network[locale],
          ...followerCountValues(social.followers, locale),
        })}
      </a>
    </>
  );
}
