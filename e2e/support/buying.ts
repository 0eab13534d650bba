import { randomUUID } from 'node:crypto';
import type { Locator, Page, Route } from '@playwright/test';
import { cartPaths, cataloguePaths, orderPaths, wishListPaths, withParameter } from '../../contract/paths.ts';
import type { SourceProduct } from '../../upstream/catalogue/types.ts';
import { products as catalogue, inLanguage, type Language, stockOf } from './catalogue.ts';
import { ask } from './http.ts';
import { origin, port } from './shop.ts';
import { expect, hydrated } from './test.ts';
import { five, keep, lineOf, plenty } from './visitor.ts';

/** What the checkout says, by the names that people hear. */
export const words = {
  en: {
    name: 'Name',
    email: 'E-mail',
    password: 'Password',
    phone: 'Phone',
    governorate: 'Governorate',
    region: 'State or region',
    giza: 'Giza',
    city: 'City',
    street: 'Street',
    placeOrder: 'Place order',
    placed: /Your order is placed/,
    held: /we hold it for you until/,
    accept: 'Accept the changes',
    changed: /Something has changed/,
    empty: 'No Cart Items Found',
    bestSellers: 'Best Sellers',
    signIn: 'Sign In',
    sendAgain: 'Send it again',
    unavailable: "We can't reach the shop right now. Nothing is lost; please try again.",
    myOrders: 'My Orders',
  },
  ar: {
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    phone: 'الهاتف',
    governorate: 'المحافظة',
    region: 'الولاية أو المنطقة',
    giza: 'الجيزة',
    city: 'المدينة',
    street: 'الشارع',
    placeOrder: 'تأكيد الطلب',
    placed: /تم تسجيل طلبكِ/,
    held: /نحجزه لكِ حتى/,
    accept: 'الموافقة على التغييرات',
    changed: /تغيّر في طلبكِ/,
    empty: 'لا توجد قطع في السلة',
    bestSellers: 'الأكثر مبيعًا',
    signIn: 'تسجيل الدخول',
    sendAgain: 'إرسال الطلب نفسه مجددًا',
    unavailable: 'تعذّر الاتصال بالمتجر الآن. لم تفقدي شيئًا، حاولي مرة أخرى.',
    myOrders: 'طلباتي',
  },
} satisfies Record<Language, Record<string, string | RegExp>>;

/** Products that no other test of the checkout buys, each with several pieces of the variant it opens with. */
const shelf = catalogue.filter((one) => {
  const size = one.sizes[Math.floor((one.sizes.length - 1) / 2)];
  return (
    !one.sale && !plenty.includes(one) && !five.includes(one) && stockOf(one, one.colors[0] ?? '', size) > 5
  );
});

/** The product that a test has to itself, by a number of its own. */
export function ownProduct(number: number): SourceProduct {
  const product = shelf[shelf.length - 1 - number];
  if (!product) throw new Error(`The reference catalogue has no product number ${number} to buy`);
  return product;
}

/** The address that orders go to. */
export const orders = '**/api/upstream/Posts/Orders';

/** Lets an order through and its answer not. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}

/** Has a guest's browser keep pieces of products in its cart. */
export async function keepCart(page: Page, products: SourceProduct[], quantity = 1): Promise<void> {
  const items = await Promise.all(products.map(({ slug }) => lineOf(slug, { quantity })));
  await keep(page, { cart_products: { version: 1, items } });
}

/** Opens the checkout and waits for its form. */
export async function openCheckout(page: Page, language: Language = 'en'): Promise<void> {
  await page.goto(inLanguage(language, '/pages/checkout'));
  await hydrated(page);
  await expect(orderButton(page, language)).toBeEnabled();
}

export function orderButton(page: Page, language: Language = 'en') {
  return page.getByRole('button', { name: words[language].placeOrder });
}

/** Fields of the checkout that have to be filled in, and what a buyer writes there. */
export const answers = {
  name: 'Salma Hassan',
  email: 'salma@shop.example',
  phone: '+20 100 123 4567',
  city: 'Dokki',
  street: '3 Tahrir Street',
} as const;

export type Answer = keyof typeof answers;

export function field(page: Page, name: Answer, language: Language = 'en') {
  return page.getByRole('main').getByLabel(words[language][name], { exact: true });
}

/** Fills in what the checkout requires. */
export async function fillIn(
  page: Page,
  language: Language = 'en',
  given: Partial<Record<Answer, string>> = {},
) {
  for (const name of Object.keys(answers) as Answer[]) {
    await field(page, name, language).fill(given[name] ?? answers[name]);
  }
  const { governorate, region, giza } = words[language];
  const choice = page.getByLabel(governorate, { exact: true });
  const written = page.getByLabel(region, { exact: true });
  // Shops that do not deliver to Egypt have the region written.
  await choice.or(written).waitFor();
  if (await choice.isVisible()) await choice.selectOption(giza);
  else await written.fill('Riyadh');
}

/** The form still says what was filled in. */
export async function expectFilledIn(page: Page, language: Language = 'en') {
  for (const name of Object.keys(answers) as Answer[]) {
    await expect(field(page, name, language)).toHaveValue(answers[name]);
  }
  await expect(page.getByLabel(words[language].governorate, { exact: true })).toHaveValue('Giza');
}

/** Waits for the page that says thank you, and gives the number of the order. */
export async function numberOfOrder(page: Page, language: Language = 'en'): Promise<string> {
  await expect(page).toHaveURL(/\/pages\/checkout\/thank-you\?number=/);
  const said = page.getByRole('main').getByText(words[language].placed);
  await expect(said).toBeVisible();
  return (await said.getByRole('strong').textContent()) ?? '';
}

/** Looks an order of the usual buyer up, and gives what is shown of it. */
export async function lookUp(page: Page, number: string, shop = origin): Promise<Locator> {
  await page.goto(`${shop}/shop/order`);
  // What the form knows already must not come in the middle of what is typed.
  await page.getByLabel('Order number').click();
  await expect(page.locator('[data-late]')).toHaveCount(0);
  await page.getByLabel('Order number').fill(number);
  await page.getByLabel('E-mail').fill(answers.email);
  await page.getByRole('button', { name: 'Track order' }).click();
  return page.getByRole('region', { name: 'Your order' });
}

interface Order {
  number: string;
  total: number;
  lines: { slug: string; quantity: number; price: number }[];
}

/** The one order with a number and an e-mail address; undefined where there is none. */
export async function findOrder(number: string, email: string): Promise<Order | undefined> {
  const { items } = await call(orderPaths.orders, { number, email, pageNumber: 1, pageSize: 10 });
  return items[0];
}

/** A customer's orders, latest first. */
export async function ordersOf(token: string): Promise<{ number: string; quantity: number }[]> {
  return (await call(orderPaths.orders, { pageNumber: 1, pageSize: 50 }, token)).items;
}

/** A customer's cart: pieces by product slug. */
export async function cartOf(token: string): Promise<Record<string, number>> {
  const lines: { slug: string; orderQuantity: number }[] = await call(cartPaths.cartLines, undefined, token);
  return Object.fromEntries(lines.map(({ slug, orderQuantity }) => [slug, orderQuantity]));
}

/** Slugs of what is on a customer's wishlist. */
export async function wishesOf(token: string): Promise<string[]> {
  const wishes: { slug: string }[] = await call(wishListPaths.wishList, undefined, token);
  return wishes.map(({ slug }) => slug);
}

/** Puts pieces into a customer's cart behind the page's back. */
export async function addElsewhere(token: string, slug: string, quantity: number): Promise<void> {
  const { productId, variantId } = await lineOf(slug);
  await call(cartPaths.addToCart, { productId, variantId, quantity }, token);
}

/** Someone else buys pieces of a product. */
export async function buyElsewhere(slug: string, quantity: number): Promise<void> {
  const { productId, variantId } = await lineOf(slug);
  await call(orderPaths.placeOrder, {
    contact: { name: 'Huda', email: 'huda@shop.example', phoneNumber: '+20 100 765 4321' },
    address: { country: 'EG', governorate: 'Cairo', city: 'Maadi', street: '12 Road 9' },
    shipping: 'free',
    payment: 'cash-on-delivery',
    lines: [{ productId, variantId, quantity }],
  });
}

/** Pieces left of the variant that a product opens with. */
export async function stockNow(slug: string): Promise<number> {
  const answer = await call(withParameter(cataloguePaths.productBySlug, slug));
  const { variantId } = await lineOf(slug);
  return answer.variants.find(({ id }: { id: unknown }) => id === variantId).quantity;
}

/** Makes a call of the contract and gives its payload. */
async function call(path: string, body?: object, token?: string) {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (path === orderPaths.placeOrder) headers['idempotency-key'] = randomUUID();
  if (token) headers.authorization = `Bearer ${token}`;
  const answer = await ask(port, `/api/upstream${path}`, {
    method: body ? 'POST' : 'GET',
    headers,
    body: body && JSON.stringify(body),
  });
  expect([path, answer.status, answer.body]).toEqual([path, 200, expect.any(String)]);
  return JSON.parse(answer.body).response;
}
