'use client';

import { useRef } from 'react';
import { useDeferredComponent } from '@/components/ui/use-deferred-component';
import { useNearViewport } from '@/components/ui/use-near-viewport';
import type { DeliveryDatesProps } from './calculated-delivery-dates.tsx';

const loadDates = () =>
  import('./calculated-delivery-dates.tsx').then((module) => module.CalculatedDeliveryDates);

/**
 * Dates between which an order placed now arrives. They are calculated in the browser, because the page is cached; the code loads once
 * they are near the viewport.
 */
export function DeliveryDates(props: DeliveryDatesProps) {
  const root = useRef<HTMLSpanElement>(null);
  const Dates = useDeferredComponent(loadDates, useNearViewport(root));
  return Dates ? <Dates {...props} /> : <span ref={root}>{props.fallback}</span>;
}
