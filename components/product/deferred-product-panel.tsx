'use client';

import type { ComponentProps } from 'react';
import { DeferredIsland } from '@/components/ui/deferred-island';
import { preloadedIsland } from '@/components/ui/preloaded-island';
import type { ProductPanel } from './product-panel.tsx';

const Panel = preloadedIsland(() => import('./product-panel.tsx').then((module) => module.ProductPanel));

/** Product panel that hydrates after its page. */
export function DeferredProductPanel(props: ComponentProps<typeof ProductPanel>) {
  return (
    <DeferredIsland>
      <Panel {...props} />
    </DeferredIsland>
  );
}
