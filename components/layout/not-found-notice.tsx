import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/address/address';
import { FailureNotice } from './failure-notice.tsx';

/** The not-found page of specification section 2. */
export function NotFoundNotice() {
  const t = useTranslations('notFound');
  return (
    <FailureNotice title={t('title')} text={t('text')}>
      <Link href={paths.home} className="btn mt-3">
        {t('backToHome')}
      </Link>
    </FailureNotice>
  );
}
