'use client';

import type { ReactNode } from 'react';
import { useLater } from '@/components/ui/use-later';
import type { ShareSheetProps } from './share-sheet.tsx';

const load = () => import('./share-sheet.tsx').then((module) => module.ShareSheet);

/** The share sheet, fetched once the page stands; plain links until then. */
export function LateShareSheet({ children, ...sheet }: ShareSheetProps & { children: ReactNode }) {
  const Sheet = useLater(load);
  return Sheet ? <Sheet {...sheet} /> : children;
}
