import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { paths } from '@/lib/platform/urls/paths';
import { PageHeading } from './page-heading.tsx';

interface ContentPageProps {
  title: string;
  /** Phones show only the first two lines, about 70 characters. */
  intro: string;
  sections: { key: string; title: string; text: string }[];
  children?: ReactNode;
}

/** Page of text sections, such as About. */
export function ContentPage({ title, intro, sections, children }: ContentPageProps) {
  const t = useTranslations('pages');
  return (
    <>
      <PageHeading
        title={title}
        subtitle={intro}
        crumbs={[{ name: t('title'), href: paths.contentPages }, { name: title }]}
      />
      {/* The margin aligns this narrow column with the start of the class `page`, which is at most 88rem wide. */}
      <div className="page grid max-w-3xl gap-10 lg:ms-[max(0px,50vw-44rem)]">
        {sections.map((section) => (
          <section key={section.key} aria-labelledby={section.key}>
            <h2 id={section.key} className="title text-3xl">
              {section.title}
            </h2>
            <p className="mt-3">{section.text}</p>
          </section>
        ))}
        {children}
      </div>
    </>
  );
}
