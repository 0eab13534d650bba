'use client';

import { type ComponentType, createContext, type ReactNode, useContext, useState } from 'react';
import { useLater } from '@/components/ui/use-later';

interface MenuDisclosureProps {
  /** Of the button: its icon and name. */
  sign: ReactNode;
  link: ReactNode;
  /** The panel, a `menu-panel`. */
  children: ReactNode;
}

interface MenuPictureProps {
  /** Address of what an entry of the panel leads to. */
  address: string | null;
}

const Picture = createContext<ComponentType<MenuPictureProps> | null>(null);
const loadPicture = () => import('./menu-photo.tsx').then((module) => module.MenuPhoto);

/**
 * A menu entry with a panel below it: opens on hover, or by its button, which keeps open what hovering opened; closes on Escape and
 * when focus leaves.
 */
export function MenuDisclosure({ sign, link, children }: MenuDisclosureProps) {
  const [open, setOpen] = useState<'hover' | 'press' | null>(null);
  const close = () => setOpen(null);
  return (
    <li
      className="flex h-full items-center"
      data-open={open}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen('hover')}
      onPointerLeave={(event) => event.pointerType === 'mouse' && close()}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
      onClick={(event) => (event.target as Element).closest('a') && close()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        close();
        (event.currentTarget.querySelector('button') as HTMLElement).focus();
      }}
    >
      {link}
      <button
        type="button"
        aria-expanded={!!open}
        className="icon-btn needs-script -ms-2"
        onClick={() => setOpen(open === 'press' ? null : 'press')}
      >
        {sign}
      </button>
      <Picture value={useLater(loadPicture, !!open)}>{children}</Picture>
    </li>
  );
}

/** A picture in the panel; fetched, and its code with it, once the panel has been opened, so that no page grows by it. */
export function MenuPicture(props: MenuPictureProps) {
  const Photo = useContext(Picture);
  return Photo && <Photo {...props} />;
}
