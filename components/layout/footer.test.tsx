import { screen, within } from '@testing-library/react';
import { fakeApi } from '@/components/testing/fake-api';
import { renderOnServer } from '@/components/testing/render-on-server';
import { sampleTenant } from '@/components/testing/sample-tenant';
import { Footer } from './footer.tsx';

describe('footer', () => {
  const columnLinks = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);

  test.each([
    ['with', [{ code: 'BestSellers', slug: 'top' }], ['All Items', 'Categories', 'Best Sellers']],
    ['without', [], ['All Items', 'Categories']],
  ])('links to best sellers in a shop %s their tag', async (_case, tags, links) => {
    fakeApi().setResponse('GET /FeatureTags/GetFeatureTags', tags);
    await renderOnServer(<Footer tenant={sampleTenant} locale="en" />);
    expect(columnLinks('Shop')).toEqual(links);
    for (const link of screen.queryAllByRole('link', { name: 'Best Sellers' }))
      expect(link).toHaveAttribute('href', '/shop/shop-feature/top');
  });

  test('names every link by where it leads', async () => {
    fakeApi();
    await renderOnServer(<Footer tenant={sampleTenant} locale="en" />);
    expect(columnLinks('Information')).toEqual([
      'Our Story',
      'Delivery and Returns',
      'Privacy Policy',
      'Contact',
    ]);
    const linkNames = screen.getAllByRole('link').map(({ textContent }) => textContent);
    // Lighthouse counts such a link as one that says nothing.
    expect(linkNames).not.toContain('Information');
    expect(screen.getByRole('link', { name: sampleTenant.contact.email })).toHaveAttribute(
      'href',
      `mailto:${sampleTenant.contact.email}`,
    );
  });
});
