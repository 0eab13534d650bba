'use client';

import type { ComponentProps } from 'react';
import { besidePage } from '@/components/ui/beside-page';
import { LatePlace } from '@/components/ui/late-place';
import type { ProductPanel } from './product-panel.tsx';

const Panel = besidePage(() => import('./product-panel.tsx').then((module) => module.ProductPanel));

/** The panel of a product, which comes to life after its page. */
export function LatePanel(props: ComponentProps<typeof ProductPanel>) {
  return (
    <LatePlace>
      <Panel {...props} />
    </LatePlace>
  );
}
