import type { ReactNode } from 'react';

/** Rendered states by component (its file below components/; only `account/order-status` has none) and state name. */
export type GalleryStates = Record<string, Record<string, ReactNode>>;

/** Components shown across the full width. */
export const wideComponents: ReadonlySet<string> = new Set([
  'ui/carousel',
  'commerce/product-strip',
  'commerce/empty-list',
  'saved-lists/shared-list-banner',
  'product/product-grid',
  'product/related-products',
  'product/gallery',
  'product/detail-tabs',
  'product/reviews',
  'cart/buy-box',
  'cart/cart-table',
  'listing/listing-heading',
  'listing/listing-toolbar',
  'listing/active-filters',
  'listing/collection-index',
  'listing/empty-result',
  'layout/breadcrumb',
  'layout/not-found-notice',
  'account/order-view',
  'tracking/consent-bar',
]);

/** Renders a section for each component, with all its states. */
export function Sections({ states }: { states: GalleryStates }) {
  return Object.entries(states).map(([file, componentStates]) => (
    <section key={file} id={file} className="gallery-section">
      <h2 lang="en">
        <bdi>{file}</bdi>
      </h2>
      <div className="gallery-states">
        {Object.entries(componentStates).map(([name, content]) => (
          <div key={name} className="gallery-state" data-wide={wideComponents.has(file) || undefined}>
            <h3 lang="en">
              <bdi>{name}</bdi>
            </h3>
            <div>{content}</div>
          </div>
        ))}
      </div>
    </section>
  ));
}
