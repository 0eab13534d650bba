import { useLocale, useTranslations } from 'next-intl';
import { localePath, paths } from '@/lib/address/address';
import { loginAddress } from '@/lib/auth/login-route';
import { session } from '@/lib/auth/session';
import { useStore } from '@/lib/store/use-store';

/** Offers guests to sign in; what they typed is kept meanwhile. */
export function SignInHint() {
  const t = useTranslations('checkout');
  const locale = useLocale();
  if (useStore(session).status !== 'anonymous') return null;
  return (
    <p>
      {t('haveAccount')}{' '}
      <a href={loginAddress(locale, localePath(locale, paths.checkout))} className="link">
        {t('signIn')}
      </a>
    </p>
  );
}
