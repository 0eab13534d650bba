'use client';

import type { ReactNode } from 'react';
import { useDeferredComponent } from '@/components/ui/use-deferred-component';
import type { ShareSheetProps } from './share-sheet.tsx';

const loadSheet = () => import('./share-sheet.tsx').then((module) => module.ShareSheet);

/** Share sheet, loaded after hydration. Until then its children are shown, which are plain links. */
export function DeferredShareSheet({ children, ...sheetProps }: ShareSheetProps & { children: ReactNode }) {
  const Sheet = useDeferredComponent(loadSheet);
  return Sheet ? <Sheet {...sheetProps} /> : children;
}
