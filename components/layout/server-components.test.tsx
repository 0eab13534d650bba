import { screen, within } from '@testing-library/react';
import { renderOnServer } from '@/components/testing/render-on-server';
import { sampleTenant } from '@/components/testing/sample-tenant';
import { createSamples } from '@/components/testing/samples';
import { Footer } from './footer.tsx';
import { availableShowcases } from './menu-links.ts';
import { PageHeading } from './page-heading.tsx';

const getFeatureTags = jest.fn();
jest.mock('@/lib/catalogue/server', () => ({ getFeatureTagsOrEmpty: () => getFeatureTags() }));
jest.mock('@/lib/tenant/server', () => ({ currentTenant: async () => sampleTenant }));

describe('footer', () => {
  const columnLinks = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);

  test.each([
    ['with', [{ code: 'BestSellers', slug: 'top' }], ['All Items', 'Categories', 'Best Sellers']],
    ['without', [], ['All Items', 'Categories']],
  ])('links to best sellers in a shop %s their tag', async (_case, tags, links) => {
    getFeatureTags.mockResolvedValue(tags);
    await renderOnServer(<Footer tenant={sampleTenant} locale="en" />);
    expect(columnLinks('Shop')).toEqual(links);
    for (const link of screen.queryAllByRole('link', { name: 'Best Sellers' }))
      expect(link).toHaveAttribute('href', '/shop/shop-feature/top');
  });

  test('links the heading of the content pages only', async () => {
    getFeatureTags.mockResolvedValue([]);
    await renderOnServer(<Footer tenant={sampleTenant} locale="en" />);
    const linkedHeadings = screen.getAllByRole('heading').filter((heading) => heading.querySelector('a'));
    expect(linkedHeadings.map(({ textContent }) => textContent)).toEqual(['Information']);
    expect(screen.getByRole('link', { name: sampleTenant.contact.email })).toHaveAttribute(
      'href',
      `mailto:${sampleTenant.contact.email}`,
    );
  });
});

test('a page heading has a subtitle and less room below without one', async () => {
  await renderOnServer(<PageHeading title="Coats" subtitle="Warm" crumbs={[{ name: 'Coats' }]} />);
  const heading = () => screen.getByRole('heading', { level: 1, name: 'Coats' }).parentElement;
  expect(screen.getByText('Warm')).toBeVisible();
  expect(heading()).toHaveClass('pb-5');
  await renderOnServer(<PageHeading title="Coats" crumbs={[{ name: 'Coats' }]} />);
  expect(heading()).toHaveClass('pb-3');
});

test('the menu shows only showcases whose category exists', () => {
  const { category } = createSamples('en');
  expect(availableShowcases([{ ...category, slug: 'headphones' }])).toEqual([
    { key: 'headphones', slug: 'headphones' },
  ]);
});
