import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageHeading } from './page-heading.tsx';

/** A page around what belongs to the visitor alone, which the browser fills in; says so where it cannot. */
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
