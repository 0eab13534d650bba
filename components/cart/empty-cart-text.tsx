import { useLocale, useTranslations } from 'next-intl';
import { loginPath } from '@/lib/platform/auth/login-path';
import { session } from '@/lib/platform/auth/session';
import { useStore } from '@/lib/platform/store/use-store';

/** Text of an empty cart. A customer whose session has ended gets a link to sign in instead: their cart is in the account. */
export function EmptyCartText({ children }: { children: string }) {
  const t = useTranslations('browser.cart');
  const locale = useLocale();
  const currentSession = useStore(session);
  if (currentSession.status !== 'anonymous' || currentSession.endedSessionEmail === undefined)
    return <span>{children}</span>;
  return (
    <a href={loginPath(locale, location.pathname + location.search)} className="link">
      {t('signIn')}
    </a>
  );
}
