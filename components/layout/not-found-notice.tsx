import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/urls/paths';
import { ErrorNotice } from './error-notice.tsx';

/** Content of the not-found page (docs/behaviour.md §2.12). */
export function NotFoundNotice() {
  const t = useTranslations('notFound');
  return (
    <ErrorNotice title={t('title')} text={t('text')}>
      <Link href={paths.home} className="btn mt-3">
        {t('backToHome')}
      </Link>
    </ErrorNotice>
  );
}
