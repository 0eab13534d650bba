import type { ReactNode } from 'react';
import { ListingFrame } from '@/components/listing/listing-frame';

/** Stays mounted while filters change, to keep the focus, the open filter sheet and typed text. */
export default function ListingLayout({ children }: { children: ReactNode }) {
  return <ListingFrame>{children}</ListingFrame>;
}
