import type { ReactNode } from 'react';
import { ListingProvider } from '@/components/listing/listing-provider';
import { paths } from '@/lib/platform/urls/paths';
import { readSlugSegment } from '@/lib/platform/wire/identifiers';

/** Stays mounted while sorting and paging, so that the focused control keeps the focus. */
export default async function FeatureLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ slug: string }>;
}) {
  // For a malformed slug, the page inside responds 404.
  return (
    <ListingProvider path={paths.feature(readSlugSegment((await params).slug) ?? '')}>
      {children}
    </ListingProvider>
  );
}
