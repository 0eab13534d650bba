import type { ReactNode } from 'react';

/** A part of the profile under a title of its own, which `#id` leads to. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="title mb-6 text-3xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
