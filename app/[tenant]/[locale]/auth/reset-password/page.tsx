import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuthPage } from '@/components/account/auth-page';
import { paths } from '@/lib/platform/urls/paths';
import { pageMetadata } from '@/lib/site/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth.resetPassword');
  const metadata = await pageMetadata({
    path: paths.resetPassword,
    title: t('title'),
    description: t('intro'),
    isIndexed: false,
  });
  // The URL contains the reset token.
  return { ...metadata, referrer: 'no-referrer' };
}

export default function ResetPasswordPage() {
  return <AuthPage form="resetPassword" />;
}
