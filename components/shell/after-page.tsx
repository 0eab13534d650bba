'use client';

import { useLater } from '@/components/ui/use-later';

/** Everything that a page does in a browser beyond showing itself; fetched once it stands. */
export function AfterPage({ currency }: { currency: string }) {
  const Behaviour = useLater(() => import('./behaviour.tsx').then((module) => module.Behaviour));
  return Behaviour && <Behaviour currency={currency} />;
}
