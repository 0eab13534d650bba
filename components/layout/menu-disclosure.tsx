'use client';

import { type ReactNode, useRef, useState } from 'react';

interface MenuDisclosureProps {
  label: string;
  icon: ReactNode;
  link: ReactNode;
  children: ReactNode;
}

/**
 * A menu entry with a panel below it: opens on hover, or by its button, which keeps open what hovering opened; closes on Escape and
 * when focus leaves.
 */
export function MenuDisclosure({ label, icon, link, children }: MenuDisclosureProps) {
  const [open, setOpen] = useState<'hovered' | 'pressed' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <li
      className="group relative flex items-center"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen('hovered')}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(null)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(null)}
      onClick={(event) => (event.target as Element).closest('a') && setOpen(null)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(null);
        button.current?.focus();
      }}
    >
      {link}
      <button
        ref={button}
        type="button"
        aria-expanded={open !== null}
        aria-label={label}
        className="icon-btn needs-script"
        onClick={() => setOpen(open === 'pressed' ? null : 'pressed')}
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
