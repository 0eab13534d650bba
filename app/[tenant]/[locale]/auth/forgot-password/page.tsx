import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuthPage } from '@/components/account/auth-page';
import { pageMetadata } from '@/lib/seo/metadata';
import { paths } from '@/lib/urls/paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth.forgotPassword');
  return pageMetadata({
    path: paths.forgotPassword,
    title: t('title'),
    description: t('intro'),
    indexed: false,
  });
}

export default function ForgotPasswordPage() {
  return <AuthPage form="forgotPassword" />;
}
