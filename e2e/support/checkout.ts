import type { Page, Route } from '@playwright/test';
import { withParameter } from '../../contract/path-parameter.ts';
import { cartPaths, cataloguePaths, orderPaths } from '../../contract/paths.ts';
import type { SourceProduct } from '../../reference-api/catalogue/types.ts';
import { callApi } from './call-api.ts';
import {
  products as catalogueProducts,
  defaultVariantStock,
  type Language,
  localizedPath,
} from './catalogue.ts';
import { expect, waitForHydration } from './test.ts';
import {
  availableProducts,
  createCartLine,
  createStoredLine,
  seedStorage,
  wellStockedProducts,
} from './visitor.ts';

/** Labels and messages of the checkout. */
export const checkoutLabels = {
  en: {
    name: 'Name',
    email: 'E-mail',
    password: 'Password',
    phone: 'Phone',
    governorate: 'Governorate',
    giza: 'Giza',
    city: 'City',
    street: 'Street',
    placeOrder: 'Place order',
    placed: /Your order is placed/,
    accept: 'Accept the changes',
    changed: /Something has changed/,
    empty: 'No Cart Items Found',
    signIn: 'Sign In',
    unanswered: /^No answer came back, so your order may already be placed/,
  },
  ar: {
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    phone: 'الهاتف',
    governorate: 'المحافظة',
    giza: 'الجيزة',
    city: 'المدينة',
    street: 'الشارع',
    placeOrder: 'تأكيد الطلب',
    placed: /تم تسجيل طلبكِ/,
    accept: 'الموافقة على التغييرات',
    changed: /تغيّر في طلبكِ/,
    empty: 'لا توجد قطع في السلة',
    signIn: 'تسجيل الدخول',
    unanswered: /^لم يصل الرد، فربما تم تسجيل طلبكِ/,
  },
} satisfies Record<Language, Record<string, string | RegExp>>;

/** Products in stock for tests of the checkout, without those that other tests buy. */
const testProducts = catalogueProducts.filter(
  (product) =>
    !product.sale &&
    !wellStockedProducts.includes(product) &&
    !availableProducts.includes(product) &&
    defaultVariantStock(product) > 5,
);

/** Returns a product by its number. Tests that assert on stock use a number that no other test orders. */
export function testProduct(number: number): SourceProduct {
  const product = testProducts[testProducts.length - 1 - number];
  if (!product) throw new Error(`The reference catalogue has no product number ${number} to buy`);
  return product;
}

/** URL pattern of the call that places an order. */
export const placeOrderUrl = '**/api/upstream/Posts/Orders';

/** Sends the request and drops its response. */
export async function dropResponse(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}

/** Puts products into the stored cart of a guest. */
export async function seedCart(page: Page, products: SourceProduct[], quantity = 1): Promise<void> {
  const lines = await Promise.all(products.map(({ slug }) => createStoredLine(slug, { quantity })));
  await seedStorage(page, { cart_products: lines });
}

/** Opens the checkout and waits for its form. */
export async function openCheckout(page: Page, language: Language = 'en'): Promise<void> {
  await page.goto(localizedPath(language, '/pages/checkout'));
  await waitForHydration(page);
  await expect(placeOrderButton(page, language)).toBeEnabled();
}

export function placeOrderButton(page: Page, language: Language = 'en') {
  return page.getByRole('button', { name: checkoutLabels[language].placeOrder });
}

/** Required checkout fields with the values a buyer enters. */
export const buyerDetails = {
  name: 'Salma Hassan',
  email: 'salma@shop.example',
  phone: '+20 100 123 4567',
  city: 'Dokki',
  street: '3 Tahrir Street',
} as const;

export type BuyerField = keyof typeof buyerDetails;

export function checkoutField(page: Page, name: BuyerField, language: Language = 'en') {
  return page.getByRole('main').getByLabel(checkoutLabels[language][name], { exact: true });
}

/** Fills in the required fields. */
export async function fillInCheckout(
  page: Page,
  language: Language = 'en',
  overrides: Partial<Record<BuyerField, string>> = {},
) {
  for (const name of Object.keys(buyerDetails) as BuyerField[]) {
    const field = checkoutField(page, name, language);
    const value = overrides[name] ?? buyerDetails[name];
    // In Firefox, Playwright adds to the text of an e-mail field instead of replacing it.
    if ((await field.inputValue()) !== value) await field.fill(value);
  }
  const { governorate, giza } = checkoutLabels[language];
  const select = page.getByLabel(governorate, { exact: true });
  // In Firefox, React learns of a filled-in text only when its field is left.
  await select.focus();
  await select.selectOption(giza);
}

/** Asserts that the form contains the values of `fillInCheckout`. */
export async function expectCheckoutFilledIn(page: Page, language: Language = 'en') {
  for (const name of Object.keys(buyerDetails) as BuyerField[]) {
    await expect(checkoutField(page, name, language)).toHaveValue(buyerDetails[name]);
  }
  await expect(page.getByLabel(checkoutLabels[language].governorate, { exact: true })).toHaveValue('Giza');
}

/** Waits for the thank-you page and returns the order number. */
export async function readOrderNumber(page: Page, language: Language = 'en'): Promise<string> {
  await expect(page).toHaveURL(/\/pages\/checkout\/thank-you\?number=/);
  const confirmation = page.getByRole('main').getByText(checkoutLabels[language].placed);
  await expect(confirmation).toBeVisible();
  return (await confirmation.getByRole('strong').textContent()) ?? '';
}

interface Order {
  number: string;
  total: number;
  lines: { slug: string; quantity: number; price: number }[];
}

/** Returns the order with this number and e-mail; undefined when there is none. */
export async function fetchOrder(number: string, email: string): Promise<Order | undefined> {
  const { items } = await callApi(orderPaths.orderPage, { number, email, pageNumber: 1, pageSize: 10 });
  return items[0];
}

/** Returns a customer's orders, latest first. */
export async function fetchOrders(
  token: string,
): Promise<{ number: string; quantity: number; status: string }[]> {
  return (await callApi(orderPaths.orderPage, { pageNumber: 1, pageSize: 50 }, token)).items;
}

/** Returns a customer's cart as quantity by product slug. */
export async function fetchCartQuantities(token: string): Promise<Record<string, number>> {
  const lines: { slug: string; orderQuantity: number }[] = await callApi(
    cartPaths.cartLines,
    undefined,
    token,
  );
  return Object.fromEntries(lines.map(({ slug, orderQuantity }) => [slug, orderQuantity]));
}

/** Adds to a customer's cart as another device would. */
export async function addToCartElsewhere(token: string, slug: string, quantity: number): Promise<void> {
  const { productId, variantId } = await createCartLine(slug);
  await callApi(cartPaths.addToCart, { productId, variantId, quantity }, token);
}

/** Places an order as another buyer. */
export async function placeOrderElsewhere(slug: string, quantity: number): Promise<void> {
  const { productId, variantId } = await createCartLine(slug);
  await callApi(orderPaths.placeOrder, {
    contact: { name: 'Huda', email: 'huda@shop.example', phoneNumber: '+20 100 765 4321' },
    address: { country: 'EG', governorate: 'Cairo', city: 'Maadi', street: '12 Road 9' },
    shipping: 'free',
    payment: 'cash-on-delivery',
    lines: [{ productId, variantId, quantity }],
  });
}

/** Returns the current stock of a product's default variant. */
export async function fetchStock(slug: string): Promise<number> {
  const product = await callApi(withParameter(cataloguePaths.productBySlug, slug));
  const { variantId } = await createCartLine(slug);
  return product.variants.find(({ id }: { id: unknown }) => id === variantId).quantity;
}
