import { anyProduct, colorName, productPath, products, stockOf } from '../../support/catalogue.ts';
import { buyerDetails, checkoutLabels } from '../../support/checkout.ts';
import { createAccount, newCustomer } from '../../support/customers.ts';
import { desktop, expect, test } from './test.ts';

test('orders in Arabic on a phone, beginning at the home page', async ({ webkit }) => {
  const labels = checkoutLabels.ar;
  const inMain = (role: string, name: string | RegExp) => ({ role, name, within: 'main' });
  await webkit.goto('/ar');
  await webkit.press({ role: 'button', name: 'افتحي القائمة' });
  await webkit.press({ role: 'link', name: 'عبايات', within: 'dialog' });
  await webkit.waitForPath(/^\/ar\/shop\/shop-category\/abayas$/);
  await webkit.press({ role: 'link', name: /./, within: 'heading' });
  await webkit.waitForPath(/^\/ar\/shop\/shop-details\//);
  await webkit.waitForHydration();
  const path = await webkit.path();
  const product = products.find(({ slug }) => path.endsWith(`/${slug}`)) ?? anyProduct;
  const color = product.colors.find((candidate) => stockOf(product, candidate, product.sizes[0]) > 0) ?? '';
  await webkit.press(inMain('radio', colorName(color, 'ar')));
  await webkit.press(inMain('radio', product.sizes[0] ?? ''));
  await webkit.press(inMain('button', 'أضيفي إلى السلة'));
  // The toast covers the cart button: if it arrived during the press, it would take it.
  await webkit.waitUntil('the toast shows', () =>
    webkit.call(() => document.querySelector('[data-sonner-toast]') !== null),
  );
  await webkit.press({ role: 'button', name: /^سلة التسوق، قطعة واحدة/ });
  await webkit.press({ role: 'link', name: 'إتمام الشراء', within: 'dialog' });
  await webkit.waitForPath(/^\/ar\/pages\/checkout$/);
  for (const [field, value] of Object.entries(buyerDetails))
    await webkit.fill(labels[field as keyof typeof buyerDetails], value);
  await webkit.select(labels.governorate, 'Giza');
  await webkit.press(inMain('button', labels.placeOrder));
  await webkit.waitForPath(/^\/ar\/pages\/checkout\/thank-you\?number=/);
  await webkit.waitForText(labels.placed);
  await webkit.waitForText(product.title.ar);
  await webkit.find({ role: 'button', name: /^سلة التسوق، لا توجد قطع/ });
});

test.describe('on a desktop', () => {
  test.use({ options: { viewport: desktop } });

  test('searches with suggestions, filters, and returns by Back', async ({ webkit }) => {
    await webkit.goto('/');
    await webkit.press({ role: 'combobox', name: 'Search for Products...' });
    await webkit.typeKeys('linen');
    await webkit.find({ role: 'option', name: /linen/i });
    await webkit.pressKey('enter');
    await webkit.waitForPath(/^\/shop\?searchText=linen$/);
    await webkit.waitForHydration();
    await webkit.press({ role: 'checkbox', name: 'M', within: 'main' });
    await webkit.waitForPath(/^\/shop\?searchText=linen&size=M$/);
    await webkit.find({ role: 'link', name: /^Remove filter: .*M$/ });
    await webkit.back();
    await webkit.waitForPath(/^\/shop\?searchText=linen$/);
    await webkit.waitUntil(
      'no filter is left',
      async () => !(await webkit.has({ role: 'link', name: /^Remove filter: .*M$/ })),
    );
  });

  test('signs in, shows the profile and signs out', async ({ webkit }) => {
    const customer = newCustomer();
    await createAccount(customer);
    await webkit.goto('/');
    const openAccountMenu = () => webkit.press({ role: 'button', name: 'Account' });
    await openAccountMenu();
    await webkit.press({ role: 'link', name: 'Sign In' });
    await webkit.waitForPath(/^\/auth\/login/);
    await webkit.fill('E-mail', customer.email);
    await webkit.type('main [name="password"]', customer.password);
    await webkit.press({ role: 'button', name: 'Sign In', within: 'main' });
    await webkit.waitForPath(/^\/$/);
    await openAccountMenu();
    await webkit.press({ role: 'link', name: 'My Profile' });
    await webkit.waitForPath(/^\/pages\/profile/);
    const shownEmail = () =>
      webkit.call(() => document.querySelector<HTMLInputElement>('#profile-email')?.value);
    await webkit.waitUntil(
      'the profile has her address',
      async () => (await shownEmail()) === customer.email,
    );
    await openAccountMenu();
    await webkit.press({ role: 'button', name: 'Logout' });
    await webkit.waitForPath(/^\/(?:auth\/login.*)?$/);
  });

  test('shows a product, adds it and opens the cart', async ({ webkit }) => {
    await webkit.goto(productPath(anyProduct));
    await webkit.press({ role: 'button', name: 'Add To Cart', within: 'main' });
    await webkit.press({ role: 'button', name: 'Shopping cart, 1 items' });
    await webkit.press({ role: 'link', name: 'view cart', within: 'dialog' });
    await webkit.waitForPath(/^\/shop\/cart$/);
    await webkit.waitForText(anyProduct.title.en);
  });

  test('plays the video of a product', async ({ webkit }) => {
    await webkit.goto('/shop/shop-details-with-video');
    await webkit.press({ role: 'link', name: 'Play video', within: 'main' });
    await webkit.find({ role: 'dialog', name: /^Video: / });
    const playedSeconds = () => webkit.call(() => document.querySelector('video')?.currentTime ?? 0);
    await webkit.waitUntil('the video plays', async () => (await playedSeconds()) > 0);
    await webkit.pressKey('escape');
    await webkit.waitUntil(
      'the video is closed',
      async () => !(await webkit.has({ role: 'dialog', name: /^Video: / })),
    );
  });
});

test.describe('without script on a desktop', () => {
  test.use({ options: { hasScript: false, viewport: desktop } });

  test('searches, and selects a size of a product', async ({ webkit }) => {
    await webkit.open('/');
    await webkit.type('header [name="searchText"]', anyProduct.title.en);
    await webkit.pressKey('enter');
    await webkit.waitForPath(/^\/shop\?searchText=/);
    expect(await webkit.isVisible(`main article a[href*="${anyProduct.slug}"]`)).toBe(true);
    await webkit.open(productPath(anyProduct));
    const size = anyProduct.sizes.at(-1) ?? '';
    await webkit.follow(`main label:has([value="${size}"])`);
    await webkit.follow('main form button[type="submit"]');
    await webkit.waitForPath(new RegExp(`[?&]size=${size}`));
    expect(await webkit.isVisible('main h1')).toBe(true);
  });
});
