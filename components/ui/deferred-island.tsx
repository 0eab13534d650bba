'use client';

import { Activity, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { hydratedEvent } from '@/lib/site/inline-scripts/early-interactions';

/**
 * Wraps content that hydrates after its page. The server renders it in place, and interactions before hydration are
 * replayed (lib/site/inline-scripts/early-interactions.ts). Uses `Activity`, not `Suspense`, whose content the server may stream after
 * the page.
 * @param name tells the islands of a page apart; without a name, the wrapper has no box in the layout
 */
export function DeferredIsland({ name = '', children }: { name?: string; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  return (
    <div ref={root} data-deferred={name} className={name ? undefined : 'contents'}>
      <Activity>
        {children}
        <AnnounceHydration root={root} />
      </Activity>
    </div>
  );
}

/** Announces that the surrounding island has hydrated. */
function AnnounceHydration({ root }: { root: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    root.current?.dispatchEvent(new Event(hydratedEvent, { bubbles: true }));
  }, [root]);
  return null;
}
