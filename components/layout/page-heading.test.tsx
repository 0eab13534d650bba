import { screen } from '@testing-library/react';
import { renderOnServer } from '@/components/testing/render-on-server';
import { PageHeading } from './page-heading.tsx';

test('a page heading has a subtitle and less room below without one', async () => {
  await renderOnServer(<PageHeading title="Coats" subtitle="Warm" crumbs={[{ name: 'Coats' }]} />);
  const heading = () => screen.getByRole('heading', { level: 1, name: 'Coats' }).parentElement;
  expect(screen.getByText('Warm')).toBeVisible();
  expect(heading()).toHaveClass('pb-5');
  await renderOnServer(<PageHeading title="Coats" crumbs={[{ name: 'Coats' }]} />);
  expect(heading()).toHaveClass('pb-3');
});
