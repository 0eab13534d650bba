'use client';

import { type ReactNode, useRef } from 'react';
import { useNearViewport } from './use-near-viewport.ts';

/** Renders its content once it is within 300 px of the viewport. */
export function WhenNearViewport({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(root);
  return <div ref={root}>{isNear && children}</div>;
}
