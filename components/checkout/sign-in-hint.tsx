import { useLocale, useTranslations } from 'next-intl';
import { loginPath } from '@/lib/platform/auth/login-path';
import { session } from '@/lib/platform/auth/session';
import { useStore } from '@/lib/platform/store/use-store';
import { localePath, paths } from '@/lib/platform/urls/paths';

/** Sign-in link for guests; the draft survives signing in. */
export function SignInHint() {
  const t = useTranslations('checkout');
  const locale = useLocale();
  if (useStore(session).status !== 'anonymous') return null;
  return (
    <p>
      {t('haveAccount')}{' '}
      <a href={loginPath(locale, localePath(locale, paths.checkout))} className="link">
        {t('signIn')}
      </a>
    </p>
  );
}
