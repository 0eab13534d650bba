'use client';

import type { ReactNode } from 'react';
import { useDeferredComponent } from '@/components/ui/use-deferred-component';
import type { ShareSheetProps } from './share-sheet.tsx';

const load = () => import('./share-sheet.tsx').then((module) => module.ShareSheet);

/** Share sheet, loaded after hydration; until then its children, plain links. */
export function DeferredShareSheet({ children, ...sheet }: ShareSheetProps & { children: ReactNode }) {
  const Sheet = useDeferredComponent(load);
  return Sheet ? <Sheet {...sheet} /> : children;
}
