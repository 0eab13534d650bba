import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { localePath } from '@/lib/address/address';
import { customerLinks, visitorLinks } from './account-links.ts';

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
          <button type="button" className={className} data-sign-out>
            {t('logout')}
          </button>
        </li>
      </ul>
      <ul className="visitor-only">
        {visitorLinks.map(({ key, href }) => (
          <li key={key}>
            <a href={localePath(locale, href)} className={className} data-entrance>
              {t(key)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
