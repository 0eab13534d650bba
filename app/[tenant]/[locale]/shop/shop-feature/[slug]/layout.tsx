import type { ReactNode } from 'react';
import { ListingShell } from '@/components/listing/listing-shell';
import { paths } from '@/lib/address/address';
import { slugParam } from '@/lib/address/slug-param';

/** Stays while the products are sorted and paged, so that focus stays with it. */
export default async function FeatureLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ slug: string }>;
}) {
  return <ListingShell path={paths.feature(slugParam((await params).slug) ?? '')}>{children}</ListingShell>;
}
