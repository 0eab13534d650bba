import type { ReactNode } from 'react';

/** Titled section of the profile page, linked as `#id`. */
export function ProfileSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="title mb-6 text-3xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
