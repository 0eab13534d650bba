import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotFoundNotice } from '@/components/layout/not-found-notice';
import { errorMetadata } from '@/lib/site/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notFound');
  return errorMetadata(t('title'), t('text'));
}

export default function NotFound() {
  return <NotFoundNotice />;
}
