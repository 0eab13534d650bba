import type { ReactNode } from 'react';
import { ListingFrame } from '@/components/listing/listing-frame';

/** Stays while filters change, so that focus, the open sheet and what is typed stay with it. */
export default function ListingLayout({ children }: { children: ReactNode }) {
  return <ListingFrame>{children}</ListingFrame>;
}
