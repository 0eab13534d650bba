import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { localePath, paths } from '@/lib/platform/urls/paths';

/** Entries of the account menu for customers (docs/behaviour.md §2.2); `key` is the message key. */
const customerLinks = [
  { key: 'myProfile', href: paths.profile },
  { key: 'wishlist', href: paths.wishlist },
  { key: 'cart', href: paths.cart },
] as const;

/** Entries of the account menu for guests. Plain links, because `Link` ignores the return path that `startReturnPaths` adds. */
const guestLinks = [
  { key: 'signIn', href: paths.login },
  { key: 'createAccount', href: paths.register },
] as const;

/**
 * Entries of the account menu. The page contains both lists; CSS shows the one for customers or for guests. A press of the sign-out button
 * waits for `startSignOut`, whose code loads with the first use of the page.
 */
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
          <button type="button" className={className} data-sign-out="" data-deferred="sign-out">
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
