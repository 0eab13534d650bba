import { anyProduct, productPath } from '../support/catalogue.ts';
import { buyerDetails, checkoutLabels, testProduct } from '../support/checkout.ts';
import { test } from './test.ts';

test('orders in Arabic on a phone, from menu to thank-you page', async ({ webkit }) => {
  const labels = checkoutLabels.ar;
  await webkit.goto('/ar');
  await webkit.press({ role: 'button', name: 'افتحي القائمة' });
  await webkit.press({ role: 'link', name: 'عبايات', within: 'dialog' });
  await webkit.waitForPath(/^\/ar\/shop\/shop-category\/abayas$/);
  await webkit.goto(`/ar${productPath(testProduct(1))}`);
  await webkit.press({ role: 'button', name: 'أضيفي إلى السلة', within: 'main' });
  await webkit.press({ role: 'button', name: /^سلة التسوق، قطعة واحدة/ });
  await webkit.press({ role: 'link', name: 'إتمام الشراء', within: 'dialog' });
  await webkit.waitForPath(/^\/ar\/pages\/checkout$/);
  for (const [field, value] of Object.entries(buyerDetails))
    await webkit.fill(labels[field as keyof typeof buyerDetails], value);
  await webkit.select(labels.governorate, 'Giza');
  await webkit.press({ role: 'button', name: labels.placeOrder, within: 'main' });
  await webkit.waitForPath(/^\/ar\/pages\/checkout\/thank-you\?number=/);
  await webkit.waitUntil('the order is confirmed', async () =>
    labels.placed.test(await webkit.textOf({ role: 'main', name: '' })),
  );
});

test.describe('on a desktop', () => {
  test.use({ options: { viewport: { width: 1280, height: 800 } } });

  test('searches, filters, goes back and leads to sign-in', async ({ webkit }) => {
    await webkit.goto('/');
    await webkit.press({ role: 'combobox', name: 'Search for Products...' });
    await webkit.typeKeys('linen');
    await webkit.pressKey('enter');
    await webkit.waitForPath(/^\/shop\?searchText=linen$/);
    await webkit.goto('/shop');
    await webkit.press({ role: 'checkbox', name: 'M', within: 'main' });
    await webkit.waitForPath(/^\/shop\?size=M$/);
    await webkit.back();
    await webkit.waitForPath(/^\/shop$/);
    await webkit.press({ role: 'button', name: 'Account' });
    await webkit.press({ role: 'link', name: 'Sign In' });
    await webkit.waitForPath(/^\/auth\/login/);
    await webkit.find({ role: 'textbox', name: 'E-mail', within: 'main' });
  });

  test('shows a product, adds it and opens the cart', async ({ webkit }) => {
    await webkit.goto(productPath(anyProduct));
    await webkit.press({ role: 'button', name: 'Add To Cart', within: 'main' });
    await webkit.press({ role: 'button', name: 'Shopping cart, 1 items' });
    await webkit.press({ role: 'link', name: 'view cart', within: 'dialog' });
    await webkit.waitForPath(/^\/shop\/cart$/);
    await webkit.waitUntil('the cart shows the product', async () =>
      (await webkit.textOf({ role: 'main', name: '' })).includes(anyProduct.title.en),
    );
  });
});
