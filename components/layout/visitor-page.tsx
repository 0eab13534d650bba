import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageHeading } from './page-heading.tsx';

/** Page whose content comes from the visitor store in the browser; without script, it shows a note instead. */
export function VisitorPage({ title, children }: { title: string; children: ReactNode }) {
  const t = useTranslations('visitor');
  return (
    <>
      <PageHeading title={title} crumbs={[{ name: title }]} />
      <div className="page pb-10">
        <p className="without-script">{t('needsScript')}</p>
        {children}
      </div>
    </>
  );
}
