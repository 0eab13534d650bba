import { type ReactNode, useEffect, useRef } from 'react';

/** Titled section of the profile page, linked as `#id`. */
export function ProfileSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const section = useRef<HTMLElement>(null);
  // Sections render after the page, too late for the browser to scroll to the fragment of the URL.
  useEffect(() => {
    if (location.hash === `#${id}`) section.current?.scrollIntoView();
  }, [id]);
  return (
    <section ref={section} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="title mb-6 text-3xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
