import type { ReactNode } from 'react';

interface ErrorNoticeProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** Content of error and not-found pages: heading, explanation and links. */
export function ErrorNotice({ title, text, children }: ErrorNoticeProps) {
  return (
    <div className="page grid justify-items-center gap-5 py-24 text-center lg:py-36">
      <h1 className="title text-[clamp(2.6rem,6vw,5rem)]">{title}</h1>
      <p className="max-w-xl text-muted">{text}</p>
      {children}
    </div>
  );
}
