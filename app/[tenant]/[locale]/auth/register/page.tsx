import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuthPage } from '@/components/account/auth-page';
import { paths } from '@/lib/platform/urls/paths';
import { pageMetadata } from '@/lib/site/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth.register');
  return pageMetadata({ path: paths.register, title: t('title'), description: t('intro'), isIndexed: false });
}

export default function RegisterPage() {
  return <AuthPage form="register" />;
}
