import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/platform/urls/paths';
import { ErrorNotice } from './error-notice.tsx';

/** Content of the not-found page (docs/behaviour.md §2.12), followed by `children`, which lead to other pages. */
export function NotFoundNotice({ children }: { children?: ReactNode }) {
  const t = useTranslations('notFound');
  return (
    <ErrorNotice title={t('title')} text={t('text')}>
      <Link href={paths.home} className="btn mt-3">
        {t('backToHome')}
      </Link>
      {children}
    </ErrorNotice>
  );
}
