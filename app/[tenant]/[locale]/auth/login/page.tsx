import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuthPage } from '@/components/account/auth-page';
import { paths } from '@/lib/platform/urls/paths';
import { pageMetadata } from '@/lib/site/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth.login');
  return pageMetadata({ path: paths.login, title: t('title'), description: t('intro'), isIndexed: false });
}

export default function LoginPage() {
  return <AuthPage form="login" />;
}
