'use client';

import { type ComponentType, createContext, type ReactNode, useContext, useState } from 'react';
import { useDeferredComponent } from '@/components/ui/use-deferred-component';

interface MenuDisclosureProps {
  /** Icon and accessible name of the button. */
  buttonContent: ReactNode;
  link: ReactNode;
  /** Panel, an element of class `menu-panel`. */
  children: ReactNode;
}

interface MenuPhotoProps {
  /** Image URL of the linked category; null for a placeholder. */
  image: string | null;
}

const MenuPhotoContext = createContext<ComponentType<MenuPhotoProps> | null>(null);
const loadMenuPhoto = () => import('./menu-photo.tsx').then((module) => module.MenuPhoto);

/**
 * Menu entry with a panel, which opens on hover or by a press on the button. A further press closes it, as do Escape, a followed link, the
 * focus when it leaves, and the mouse when it leaves unless the focus of a keyboard is inside.
 */
export function MenuDisclosure({ buttonContent, link, children }: MenuDisclosureProps) {
  const [openedBy, setOpenedBy] = useState<'hover' | 'press' | null>(null);
  const isOpen = openedBy !== null;
  const close = () => setOpenedBy(null);
  return (
    <li
      className="flex items-center self-stretch"
      data-open={openedBy}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpenedBy(openedBy ?? 'hover')}
      onPointerLeave={(event) =>
        event.pointerType === 'mouse' && !event.currentTarget.querySelector(':focus-visible') && close()
      }
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
      onClick={(event) => (event.target as Element).closest('a') && close()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        close();
        (event.currentTarget.querySelector('button') as HTMLElement).focus();
      }}
    >
      {link}
      <button
        type="button"
        aria-expanded={isOpen}
        className="icon-btn needs-script -ms-2"
        onClick={() => setOpenedBy(openedBy === 'press' ? null : 'press')}
      >
        {buttonContent}
      </button>
      <MenuPhotoContext value={useDeferredComponent(loadMenuPhoto, isOpen)}>{children}</MenuPhotoContext>
    </li>
  );
}

/** Image in the panel. Image and code load when the panel first opens. */
export function DeferredMenuPhoto(props: MenuPhotoProps) {
  const Photo = useContext(MenuPhotoContext);
  return Photo && <Photo {...props} />;
}
