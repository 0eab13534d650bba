import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotFoundNotice } from '@/components/layout/not-found-notice';
import { failureMetadata } from '@/lib/seo/failure-metadata';

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notFound');
  return failureMetadata(t('title'), t('text'));
}

/** What the server answers in place of every page that is not there; it adds the status. */
export default function NotFoundPage() {
  return <NotFoundNotice />;
}
