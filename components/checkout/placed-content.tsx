'use client';

import { useLater } from '@/components/ui/use-later';
import { placedOrder } from '@/lib/checkout/placed';
import { useStore } from '@/lib/store/use-store';
import { visitorState } from '@/lib/visitor/state';
import { ThankYou } from './thank-you.tsx';

const loadLines = () => import('./placed-lines.tsx').then((module) => module.PlacedLines);

/** The page after an order: its number, what was ordered and what it costs, and where to follow it. */
export function PlacedContent() {
  const ready = useStore(visitorState, (state) => state.ready);
  const order = ready ? placedOrder() : null;
  const Lines = useLater(loadLines, order !== null);
  return <ThankYou>{order && Lines && <Lines number={order.number} email={order.email} />}</ThankYou>;
}
