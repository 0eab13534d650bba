import type { z } from 'zod';
import type { Profile, SignIn, Tokens } from './accounts.ts';
import { type Answer, ask, type Input } from './ask.ts';
import { accountCalls, type Call, cartCalls, catalogueCalls, orderCalls, trackingCalls } from './calls.ts';
import type { CartLines } from './cart.ts';
import type { Product, ProductPage } from './catalogue.ts';
import type { Checked } from './check-catalogue.ts';
import { OrderRefusal } from './orders.ts';

type Payload<T extends z.ZodType> = z.infer<T> | undefined;

const language = 'en';
const unknownId = '00000000-0000-4000-8000-000000000000';

/**
 * Tries the calls of a customer, as a new one whom it registers, and yields what came of each. Nothing is ordered, no mail
 * is asked for and no message is left.
 */
export async function* checkCustomers(base: string): AsyncGenerator<Checked> {
  const email = `conformance-${crypto.randomUUID()}@example.com`;
  const password = crypto.randomUUID();
  const registration = { name: 'Conformance check', email, phoneNumber: '', password };
  let answer: Answer;

  async function tried(what: string, call: Call, input: Input = {}, right = (_: unknown) => true) {
    answer = await ask(base, call, language, input);
    const isRight = answer.faults.length > 0 || input.refusal || (!answer.isMissing && right(answer.payload));
    const faults = isRight ? answer.faults : ['answered something else'];
    return { name: `${call.method} ${call.path} ${what}`, faults };
  }
  const payload = <T extends z.ZodType>() => answer.payload as Payload<T>;
  const signedIn = (given: unknown) => {
    const { status, accessToken, refreshToken } = given as z.infer<typeof SignIn>;
    return status && Boolean(accessToken) && Boolean(refreshToken);
  };

  yield await tried('a new customer', accountCalls.register, { body: registration }, signedIn);
  yield await tried(
    'a known customer',
    accountCalls.register,
    { body: registration },
    (given) => !signedIn(given),
  );
  yield await tried(
    'a wrong password',
    accountCalls.login,
    { body: { email, password: `${password}!` } },
    (given) => !signedIn(given) && Boolean((given as Payload<typeof SignIn>)?.errorMessage),
  );
  yield await tried('the right password', accountCalls.login, { body: { email, password } }, signedIn);
  const session = payload<typeof SignIn>();
  if (!session?.accessToken || !session.refreshToken) return;
  const refusedToken = { statuses: [401] };
  yield { name: 'access token', faults: claimFaults(session.accessToken, email) };
  yield await tried('', accountCalls.refreshToken, { body: { refreshToken: session.refreshToken } });
  const token = payload<typeof Tokens>()?.accessToken ?? '';
  yield await tried('a made-up token', accountCalls.refreshToken, {
    body: { refreshToken: unknownId },
    refusal: { statuses: [400, 401] },
  });
  yield await tried('a made-up token', accountCalls.resetPassword, {
    body: { email, token: unknownId, password },
    refusal: { statuses: [400] },
  });
  yield await tried('an unknown address', accountCalls.forgotPassword, { body: { email: `un${email}` } });

  yield await tried(
    '',
    accountCalls.profile,
    { token },
    (given) => (given as z.infer<typeof Profile>).email === email,
  );
  yield await tried('nobody', accountCalls.profile, { refusal: refusedToken });
  yield await tried(
    'a new name',
    accountCalls.updateProfile,
    { token, body: { name: 'Checked' } },
    (given) => (given as z.infer<typeof Profile>).name === 'Checked',
  );

  const found = await findOffer(base);
  if (found) {
    const { product, variantId } = found;
    const line = { productId: product.id, variantId, quantity: 1 };
    const has = (quantity: number) => (given: unknown) =>
      (given as z.infer<typeof CartLines>).some(
        (one) => one.variant.id === variantId && one.orderQuantity === quantity,
      );
    const key = crypto.randomUUID();
    yield await tried('nobody', cartCalls.addToCart, { body: line, refusal: refusedToken });
    yield await tried('one piece', cartCalls.addToCart, { token, body: line }, has(1));
    yield await tried(
      'one piece less',
      cartCalls.addToCart,
      { token, body: { ...line, quantity: -1 } },
      has(1),
    );
    yield await tried('far too many', cartCalls.addToCart, {
      token,
      body: { ...line, quantity: 10_000 },
      refusal: { statuses: [409] },
    });
    const merge = { token, idempotencyKey: key, body: { products: [line] } };
    yield await tried('one piece', cartCalls.addListToCart, merge);
    const merged = payload<typeof CartLines>()?.find((one) => one.variant.id === variantId)?.orderQuantity;
    yield await tried('tried again', cartCalls.addListToCart, merge, has(merged ?? 0));
    yield await tried('', cartCalls.cartLines, { token }, has(merged ?? 0));
    yield await tried('', cartCalls.cartTotal, { token });
    yield await tried(
      '',
      cartCalls.removeFromCart,
      { token, body: line },
      (given) => !has(merged ?? 0)(given),
    );

    const isFlagged = (given: unknown) => (given as z.infer<typeof Product>).isWishList;
    const named = { token, params: { slug: product.slug } };
    yield await tried('', cartCalls.addToWishList, { token, body: { productId: product.id } });
    yield await tried('', cartCalls.wishList, { token }, (given) =>
      (given as z.infer<typeof Product>[]).some(({ id }) => id === product.id),
    );
    yield await tried('on the wishlist', catalogueCalls.productBySlug, named, isFlagged);
    yield await tried('', cartCalls.removeFromWishList, { token, params: { productId: String(product.id) } });
    yield await tried('off it', catalogueCalls.productBySlug, named, (given) => !isFlagged(given));
    yield await tried('at a price that is not', orderCalls.placeOrder, {
      token,
      idempotencyKey: crypto.randomUUID(),
      body: orderOf(email, { ...line, price: 0.01 }),
      refusal: { statuses: [409], body: OrderRefusal },
    });
  }
  yield await tried('a body that is no order', orderCalls.placeOrder, {
    token,
    idempotencyKey: crypto.randomUUID(),
    body: { lines: 'none' },
    refusal: { statuses: [400, 422] },
  });
  yield await tried('', orderCalls.orders, { token, body: { pageNumber: 1, pageSize: 10 } });
  yield await tried('nobody', orderCalls.orders, { body: {}, refusal: refusedToken });
  answer = await ask(base, orderCalls.order, language, { token, params: { id: unknownId } });
  yield {
    name: 'GET /Posts/Orders/Get/{id} an unknown one',
    faults: answer.isMissing ? [] : [...answer.faults, 'answered something for a thing that does not exist'],
  };
  yield await tried('', trackingCalls.logEvents, { body: { eventType: 'conformance-check' } });
  // Last, because a server may end the whole session.
  yield await tried('a used token', accountCalls.refreshToken, {
    body: { refreshToken: session.refreshToken },
    refusal: { statuses: [400, 401] },
  });
  yield await tried('for signing out', accountCalls.login, { body: { email, password } }, signedIn);
  const last = payload<typeof SignIn>();
  const lastToken = last?.accessToken ?? '';
  const lastRefresh = { body: { refreshToken: last?.refreshToken ?? '' } };
  answer = await ask(base, accountCalls.logout, language, { token: lastToken, ...lastRefresh });
  yield { name: 'POST /accounts/Logout', faults: answer.faults };
  if (answer.isMissing) return;
  yield await tried('after signing out', accountCalls.profile, { token: lastToken, refusal: refusedToken });
  yield await tried('after signing out', accountCalls.refreshToken, {
    ...lastRefresh,
    refusal: { statuses: [400, 401] },
  });
}

/** What is wrong with the claims of an access token. */
function claimFaults(token: string, email: string): string[] {
  try {
    const encoded = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(encoded));
    const { exp, email: named } = claims as { exp?: unknown; email?: unknown };
    return [
      ...(typeof exp === 'number' && exp * 1000 > Date.now() ? [] : ['exp is not a time to come']),
      ...(named === undefined || named === email ? [] : ['email is that of someone else']),
    ];
  } catch {
    return ['is not a JWT'];
  }
}

async function findOffer(base: string) {
  const body = { pageNumber: 1, pageSize: 50, tags: ['status:in-stock'] };
  const { payload } = await ask(base, catalogueCalls.filterProducts, language, { body });
  for (const product of (payload as Payload<typeof ProductPage>)?.items ?? []) {
    const variant = product.variants.find(({ quantity }) => quantity >= 2);
    if (variant) return { product, variantId: variant.id };
  }
  return undefined;
}

function orderOf(email: string, line: object) {
  return {
    contact: { name: 'Conformance check', email, phoneNumber: '+20 100 000 0000' },
    address: { country: 'EG', governorate: 'Cairo', city: 'Cairo', street: '1 Tahrir Square' },
    shipping: 'free',
    payment: 'cash-on-delivery',
    lines: [line],
  };
}
