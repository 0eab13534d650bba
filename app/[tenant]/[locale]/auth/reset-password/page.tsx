import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuthPage } from '@/components/account/auth-page';
import { paths } from '@/lib/address/address';
import { pageMetadata } from '@/lib/seo/metadata';

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth.resetPassword');
  const head = await pageMetadata({
    path: paths.resetPassword,
    title: t('title'),
    description: t('intro'),
    indexed: false,
  });
  // The address holds the token of the link.
  return { ...head, referrer: 'no-referrer' };
}

export default function ResetPasswordPage() {
  return <AuthPage form="resetPassword" />;
}
