'use client';

import { Activity, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { hydratedEvent } from '@/lib/boot/early-touch';

/**
 * Stands around what comes to life after its page: the server draws it whole, and what is done there meanwhile waits for it
 * (lib/boot/early-touch.ts). No Suspense: the server would send much of it after the page, for a script to put into its place.
 */
export function LatePlace({ name = '', children }: { name?: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} data-late={name} className={name ? undefined : 'contents'}>
      <Activity>
        {children}
        <Awake place={place} />
      </Activity>
    </div>
  );
}

/** Tells that what stands around it has come to life. */
function Awake({ place }: { place: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    place.current?.dispatchEvent(new Event(hydratedEvent, { bubbles: true }));
  }, [place]);
  return null;
}
