import type { ReactNode } from 'react';

interface FailureNoticeProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** A page that could not be shown, said in plain words, and the way on. */
export function FailureNotice({ title, text, children }: FailureNoticeProps) {
  return (
    <div className="page grid justify-items-center gap-5 py-24 text-center lg:py-36">
      <h1 className="title text-[clamp(2.6rem,6vw,5rem)]">{title}</h1>
      <p className="max-w-xl text-muted">{text}</p>
      {children}
    </div>
  );
}
