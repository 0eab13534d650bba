'use client';

import { useEffect } from 'react';
import { useLater } from '@/components/ui/use-later';
import { hydratedEvent } from '@/lib/boot/early-touch';

/** Everything that a page does in a browser beyond showing itself; fetched once it stands. */
export function DeferredShell() {
  useEffect(() => void dispatchEvent(new Event(hydratedEvent)), []);
  const Behaviour = useLater(() => import('./behaviour.tsx').then((module) => module.Behaviour));
  return Behaviour && <Behaviour />;
}
