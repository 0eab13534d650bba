import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ErrorNotice } from '@/components/layout/error-notice';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/platform/urls/paths';
import { errorMetadata } from '@/lib/site/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('error');
  return errorMetadata(t('title'), t('text'));
}

/** Error page that the server responds with when rendering fails and no cached page exists; the server sets the status. */
export default async function ErrorPage() {
  const t = await getTranslations('error');
  return (
    <ErrorNotice title={t('title')} text={t('text')}>
      <p className="flex flex-wrap justify-center gap-4">
        {/* biome-ignore lint/a11y/useValidAnchor: an empty href is the current URL with its query */}
        <a href="" className="btn">
          {t('tryAgain')}
        </a>
        <Link href={paths.home} className="btn btn-quiet">
          {t('backToHome')}
        </Link>
      </p>
    </ErrorNotice>
  );
}
