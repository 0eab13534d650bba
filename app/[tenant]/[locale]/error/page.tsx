import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FailureNotice } from '@/components/layout/failure-notice';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/address/address';
import { failureMetadata } from '@/lib/seo/failure-metadata';

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('error');
  return failureMetadata(t('title'), t('text'));
}

/** What the server answers when a page cannot be made and no earlier one is kept; it adds the status. */
export default async function ErrorPage() {
  const t = await getTranslations('error');
  return (
    <FailureNotice title={t('title')} text={t('text')}>
      <p className="flex flex-wrap justify-center gap-4">
        {/* biome-ignore lint/a11y/useValidAnchor: the empty address is this very page, query included */}
        <a href="" className="btn">
          {t('tryAgain')}
        </a>
        <Link href={paths.home} className="btn btn-quiet">
          {t('backToHome')}
        </Link>
      </p>
    </FailureNotice>
  );
}
