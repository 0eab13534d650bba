'use client';

import { type ReactNode, useRef, useState } from 'react';

interface MenuDisclosureProps {
  label: string;
  icon: ReactNode;
  link: ReactNode;
  children: ReactNode;
}

/** A menu entry with a panel below it: opens on hover, or by its button; closes on Escape and when focus leaves. */
export function MenuDisclosure({ label, icon, link, children }: MenuDisclosureProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <li
      className="group relative flex items-center"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
      onClick={(event) => (event.target as Element).closest('a') && setOpen(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      {link}
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-label={label}
        className="icon-btn needs-script"
        onClick={() => setOpen(!open)}
      >
        {icon}
      </button>
      <div
        className={`absolute -start-8 top-full z-40 pt-1 ${open ? '' : 'invisible noscript:group-focus-within:visible noscript:group-hover:visible'}`}
      >
        {children}
      </div>
    </li>
  );
}
