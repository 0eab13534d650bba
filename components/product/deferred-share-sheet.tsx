'use client';

import { type ReactNode, useRef } from 'react';
import { useDeferredComponent } from '@/components/ui/use-deferred-component';
import { useNearViewport } from '@/components/ui/use-near-viewport';
import type { ShareSheetProps } from './share-sheet.tsx';

const loadSheet = () => import('./share-sheet.tsx').then((module) => module.ShareSheet);

/** Share sheet, loaded once it is near the viewport. Until then its children are shown, which are plain links. */
export function DeferredShareSheet({ children, ...sheetProps }: ShareSheetProps & { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const Sheet = useDeferredComponent(loadSheet, useNearViewport(root));
  return <div ref={root}>{Sheet ? <Sheet {...sheetProps} /> : children}</div>;
}
