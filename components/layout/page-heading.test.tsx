import { screen } from '@testing-library/react';
import { renderOnServer } from '@/components/testing/render-on-server';
import { PageHeading } from './page-heading.tsx';

test('a page heading shows its subtitle', async () => {
  await renderOnServer(<PageHeading title="Coats" subtitle="Warm" crumbs={[{ name: 'Coats' }]} />);
  const heading = () => screen.getByRole('heading', { level: 1, name: 'Coats' });
  expect(heading().nextElementSibling).toHaveTextContent('Warm');
  await renderOnServer(<PageHeading title="Coats" crumbs={[{ name: 'Coats' }]} />);
  expect(heading().nextElementSibling).toBeNull();
});
