import { elements, visibleText } from './support/html.ts';
import { hydrated } from './support/test.ts';
import { expect, test } from './support/with-fake-upstream.ts';

const path = '/shop/shop-details/with-a-gap';

test('a colour that does not come in the chosen size says so, and another size brings it back', async ({
  page,
  storefront,
}) => {
  await page.goto(storefront.origin + path);
  await hydrated(page);
  const radio = (name: string) => page.getByRole('radio', { name, exact: true });
  const picture = page.getByRole('img', { name: 'With a gap', exact: true }).first();
  const gap = page.getByText('Blue is not available in size S.');

  await radio('S').check({ force: true });
  await expect(page.getByRole('main')).toContainText('310.00');
  await radio('Blue').check({ force: true });
  await expect(gap).toBeVisible();
  await expect(radio('S')).toBeChecked();
  await expect(page.getByRole('main')).not.toContainText('310.00');

  await radio('M').check({ force: true });
  await expect(gap).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('330.00');
  await expect(picture).toHaveAttribute('src', /Blue-M/);
});

test('a size that does not come in the chosen colour takes a colour that it comes in', async ({
  page,
  storefront,
}) => {
  await page.goto(`${storefront.origin + path}?color=blue`);
  await hydrated(page);
  const radio = (name: string) => page.getByRole('radio', { name, exact: true });
  await expect(radio('Blue')).toBeChecked();
  await radio('S').check({ force: true });
  await expect(radio('Red')).toBeChecked();
  await expect(page.getByRole('main')).toContainText('310.00');
});

test('an address that asks for a combination there is none of keeps the colour', async ({ storefront }) => {
  const { status, body } = await storefront.get(`${path}?color=blue&size=s`);
  expect(status).toBe(200);
  const checked = elements(body, 'input').filter((input) => 'checked' in input);
  expect(checked.map(({ value }) => value)).toEqual(['Blue', 'M']);
  expect(visibleText(body)).toContain('330.00');
});
