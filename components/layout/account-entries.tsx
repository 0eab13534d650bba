import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { localePath } from '@/lib/address/address';
import { customerLinks, visitorLinks } from './account-links.ts';
import { EntranceLink } from './entrance-link.tsx';
import { SignOutButton } from './sign-out-button.tsx';

/** What the account menu offers: both lists are in the page, style sheets show the one for whoever uses the shop. */
export function AccountEntries({ className }: { className: string }) {
  const t = useTranslations('layout');
  const locale = useLocale();
  return (
    <>
      <ul className="customer-only">
        {customerLinks.map(({ key, href }) => (
          <li key={key}>
            <Link href={href} className={className}>
              {t(key)}
            </Link>
          </li>
        ))}
        <li>
          <SignOutButton className={className}>{t('logout')}</SignOutButton>
        </li>
      </ul>
      <ul className="visitor-only">
        {visitorLinks.map(({ key, href }) => (
          <li key={key}>
            <EntranceLink href={localePath(locale, href)} className={className}>
              {t(key)}
            </EntranceLink>
          </li>
        ))}
      </ul>
    </>
  );
}
