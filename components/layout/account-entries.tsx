import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { localePath } from '@/lib/platform/urls/paths';
import { customerLinks, guestLinks } from './account-links.ts';

/** Entries of the account menu. The page contains both lists; CSS shows the one for customers or for guests. */
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
          <button type="button" className={className} data-sign-out>
            {t('logout')}
          </button>
        </li>
      </ul>
      <ul className="guest-only">
        {guestLinks.map(({ key, href }) => (
          <li key={key}>
            <a href={localePath(locale, href)} className={className} data-auth-link>
              {t(key)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
