import type { ReactNode } from 'react';
import { PageHeading } from './page-heading.tsx';

interface ContentPageProps {
  title: string;
  intro: string;
  sections: { key: string; title: string; text: string }[];
  children?: ReactNode;
}

/** A page of plain words. */
export function ContentPage({ title, intro, sections, children }: ContentPageProps) {
  return (
    <>
      <PageHeading title={title} subtitle={intro} crumbs={[{ name: title }]} />
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
