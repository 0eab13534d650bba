import type { ReactNode } from 'react';

/** What is shown of each component: its file below components/, without ending, and by name the states it can be in. */
export type States = Record<string, Record<string, ReactNode>>;

/** Those that want the whole width, not a column. */
const wide = new Set([
  'ui/carousel',
  'shop/product-strip',
  'shop/empty-list',
  'shop/shared-notice',
  'product/product-grid',
  'product/related-products',
  'product/substitutes',
  'product/gallery',
  'product/detail-tabs',
  'product/reviews',
  'cart/buy-box',
  'cart/cart-table',
  'listing/listing-heading',
  'listing/controls',
  'listing/active-filters',
  'listing/category-cards',
  'listing/empty-result',
  'layout/breadcrumb',
  'layout/not-found-notice',
  'account/order-view',
  'tracking/consent-bar',
]);

/** Components in their states, one below the other. */
export function Sections({ states }: { states: States }) {
  return Object.entries(states).map(([file, shown]) => (
    <section key={file} id={file} className="gallery-section">
      <h2 lang="en">
        <bdi>{file}</bdi>
      </h2>
      <div className="gallery-states">
        {Object.entries(shown).map(([name, content]) => (
          <div key={name} className="gallery-state" data-wide={wide.has(file) || undefined}>
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
