import type { z } from 'zod';
import type { Profile, SignIn, Tokens, UpdatedProfile } from '../accounts.ts';
import {
  type ApiCall,
  accountCalls,
  cartCalls,
  catalogueCalls,
  orderCalls,
  trackingCalls,
} from '../calls.ts';
import type { CartLines } from '../cart.ts';
import type { Product, ProductPage } from '../catalogue.ts';
import { OrderConflict } from '../orders.ts';
import type { ConformanceResult } from './conformance-result.ts';
import { type CallInput, type CallResult, sendCall } from './send-call.ts';

type Payload<T extends z.ZodType> = z.infer<T> | undefined;

const language = 'en';
const unknownId = '00000000-0000-4000-8000-000000000000';

/**
 * Checks the customer calls as a newly registered customer. Places no order, requests no mail and leaves no contact message.
 */
export async function* checkCustomers(base: string): AsyncGenerator<ConformanceResult> {
  const email = `conformance-${crypto.randomUUID()}@example.com`;
  const password = crypto.randomUUID();
  const registration = { name: 'Conformance check', email, password };
  /** Result of the last call. */
  let result: CallResult;

  /** Sends a call. A payload that is not expected is a violation, unless an error is expected. */
  async function checkCall(
    label: string,
    call: ApiCall,
    input: CallInput = {},
    isExpectedPayload = (_: unknown) => true,
  ): Promise<ConformanceResult> {
    result = await sendCall(base, call, language, input);
    const name = `${call.method} ${call.path} ${label}`.trimEnd();
    if (result.isUnsupported) return { name, violations: [], isUnsupported: true };
    const ignoresPayload = result.violations.length > 0 || input.expectedError !== undefined;
    const passes = ignoresPayload || (!result.isMissing && isExpectedPayload(result.payload));
    return {
      name,
      violations: passes ? result.violations : ['the payload is not the expected one'],
    };
  }
  const lastPayload = <T extends z.ZodType>() => result.payload as Payload<T>;
  const isSignedIn = (payload: unknown) => {
    const { status, accessToken, refreshToken } = payload as z.infer<typeof SignIn>;
    return status && Boolean(accessToken) && Boolean(refreshToken);
  };

  yield await checkCall('new customer', accountCalls.register, { body: registration }, isSignedIn);
  yield await checkCall(
    'existing customer',
    accountCalls.register,
    { body: registration },
    (payload) => !isSignedIn(payload),
  );
  yield await checkCall(
    'wrong password',
    accountCalls.login,
    { body: { email, password: `${password}!` } },
    (payload) => !isSignedIn(payload) && Boolean((payload as Payload<typeof SignIn>)?.errorMessage),
  );
  yield await checkCall('right password', accountCalls.login, { body: { email, password } }, isSignedIn);
  const session = lastPayload<typeof SignIn>();
  if (!session?.accessToken || !session.refreshToken) return;
  const unauthorized = { statuses: [401] };
  yield { name: 'access token', violations: claimViolations(session.accessToken, email) };
  yield await checkCall('', accountCalls.refreshToken, { body: { refreshToken: session.refreshToken } });
  let token = lastPayload<typeof Tokens>()?.accessToken ?? '';
  yield await checkCall('unknown token', accountCalls.refreshToken, {
    body: { refreshToken: unknownId },
    expectedError: { statuses: [400, 401] },
  });
  yield await checkCall('unknown token', accountCalls.resetPassword, {
    body: { email, token: unknownId, password },
    expectedError: { statuses: [400] },
  });
  yield await checkCall('unknown e-mail address', accountCalls.forgotPassword, {
    body: { email: `un${email}` },
  });

  yield await checkCall(
    '',
    accountCalls.profile,
    { token },
    (payload) => (payload as z.infer<typeof Profile>).email === email,
  );
  yield await checkCall('without a token', accountCalls.profile, { expectedError: unauthorized });
  yield await checkCall(
    'new name',
    accountCalls.updateProfile,
    { token, body: { name: 'Checked' } },
    (payload) => (payload as z.infer<typeof Profile>).name === 'Checked',
  );
  const newPassword = crypto.randomUUID();
  yield await checkCall(
    'new password',
    accountCalls.updateProfile,
    { token, body: { currentPassword: password, password: newPassword } },
    (payload) => {
      const { accessToken, refreshToken } = payload as z.infer<typeof UpdatedProfile>;
      return Boolean(accessToken) && Boolean(refreshToken);
    },
  );
  token = lastPayload<typeof UpdatedProfile>()?.accessToken ?? token;
  yield await checkCall(
    'new password',
    accountCalls.login,
    { body: { email, password: newPassword } },
    isSignedIn,
  );

  const available = await findAvailableVariant(base);
  if (available) {
    const { product, variantId } = available;
    const line = { productId: product.id, variantId, quantity: 1 };
    const hasLine = (quantity: number) => (payload: unknown) =>
      (payload as z.infer<typeof CartLines>).some(
        (cartLine) => cartLine.variant.id === variantId && cartLine.orderQuantity === quantity,
      );
    yield await checkCall('without a token', cartCalls.addToCart, {
      body: line,
      expectedError: unauthorized,
    });
    yield await checkCall('quantity 1', cartCalls.addToCart, { token, body: line }, hasLine(1));
    // The quantity of a line never falls below 1.
    yield await checkCall(
      'quantity -1',
      cartCalls.addToCart,
      { token, body: { ...line, quantity: -1 } },
      hasLine(1),
    );
    yield await checkCall('above the stock', cartCalls.addToCart, {
      token,
      body: { ...line, quantity: 10_000 },
      expectedError: { statuses: [409] },
    });
    const mergeInput = { token, idempotencyKey: crypto.randomUUID(), body: { products: [line] } };
    yield await checkCall('quantity 1', cartCalls.mergeCart, mergeInput);
    const mergedLine = lastPayload<typeof CartLines>()?.find(({ variant }) => variant.id === variantId);
    const quantity = mergedLine?.orderQuantity ?? 0;
    yield await checkCall('repeated under its key', cartCalls.mergeCart, mergeInput, hasLine(quantity));
    yield await checkCall('', cartCalls.cartLines, { token }, hasLine(quantity));
    yield await checkCall('', cartCalls.cartTotal, { token });
    yield await checkCall(
      '',
      cartCalls.removeFromCart,
      { token, body: line },
      (payload) => !hasLine(quantity)(payload),
    );

    const isWishlisted = (payload: unknown) => (payload as z.infer<typeof Product>).isWishList;
    const slugInput = { token, params: { slug: product.slug } };
    yield await checkCall('', cartCalls.addToWishList, { token, body: { productId: product.id } });
    yield await checkCall('', cartCalls.wishList, { token }, (payload) =>
      (payload as z.infer<typeof Product>[]).some(({ id }) => id === product.id),
    );
    yield await checkCall('on the wishlist', catalogueCalls.productBySlug, slugInput, isWishlisted);
    const productIdInput = { token, params: { productId: String(product.id) } };
    for (const call of [cartCalls.wishListItem, cartCalls.wishListItemById])
      yield await checkCall('on the wishlist', call, productIdInput, isWishlisted);
    yield await checkCall(
      '',
      cartCalls.wishListPage,
      { token, body: { pageNumber: 1, pageSize: 10, sortColumn: 'id', sortDirection: 'asc' } },
      (payload) => (payload as z.infer<typeof ProductPage>).total === 1,
    );
    const deletion = { token, body: { ids: [product.id] } };
    yield await checkCall('', cartCalls.deleteWishListItems, deletion, (payload) =>
      (payload as z.infer<typeof Product>[]).every(({ id }) => id !== product.id),
    );
    yield await checkCall('', cartCalls.addToWishList, { token, body: { productId: product.id } });
    yield await checkCall('', cartCalls.removeFromWishList, productIdInput);
    yield await checkCall(
      'off the wishlist',
      catalogueCalls.productBySlug,
      slugInput,
      (payload) => !isWishlisted(payload),
    );
    yield await checkCall('at a wrong price', orderCalls.placeOrder, {
      token,
      idempotencyKey: crypto.randomUUID(),
      body: newOrder(email, { ...line, price: 0.01 }),
      expectedError: { statuses: [409], body: OrderConflict },
    });
  }
  yield await checkCall('malformed body', orderCalls.placeOrder, {
    token,
    idempotencyKey: crypto.randomUUID(),
    body: { lines: 'none' },
    expectedError: { statuses: [400, 422] },
  });
  yield await checkCall('', orderCalls.orderPage, { token, body: { pageNumber: 1, pageSize: 10 } });
  yield await checkCall('without a token', orderCalls.orderPage, { body: {}, expectedError: unauthorized });
  result = await sendCall(base, orderCalls.order, language, { token, params: { id: unknownId } });
  yield {
    name: 'GET /Posts/Orders/Get/{id} unknown id',
    violations: result.isMissing ? [] : [...result.violations, 'returned a payload for an unknown id'],
  };
  yield await checkCall('', orderCalls.orderList, { token }, (payload) => Array.isArray(payload));
  yield await checkCall('without a token', orderCalls.cancelOrder, {
    params: { id: unknownId },
    expectedError: unauthorized,
  });
  if (!result.isUnsupported)
    yield await checkCall('unknown id', orderCalls.cancelOrder, {
      token,
      params: { id: unknownId },
      expectedError: { statuses: [404] },
    });
  yield await checkCall('', trackingCalls.logEvents, { body: { eventType: 'conformance-check' } });
  // Last, because a server may end the whole session when a refresh token is used again.
  yield await checkCall('used token', accountCalls.refreshToken, {
    body: { refreshToken: session.refreshToken },
    expectedError: { statuses: [400, 401] },
  });
  yield await checkCall(
    'before signing out',
    accountCalls.login,
    { body: { email, password: newPassword } },
    isSignedIn,
  );
  const lastSession = lastPayload<typeof SignIn>();
  const lastToken = lastSession?.accessToken ?? '';
  const lastRefreshInput = { body: { refreshToken: lastSession?.refreshToken ?? '' } };
  result = await sendCall(base, accountCalls.logout, language, { token: lastToken, ...lastRefreshInput });
  const { violations, isUnsupported } = result;
  yield { name: 'POST /accounts/Logout', violations, ...(isUnsupported && { isUnsupported }) };
  if (result.isMissing) return;
  yield await checkCall('after signing out', accountCalls.profile, {
    token: lastToken,
    expectedError: unauthorized,
  });
  yield await checkCall('after signing out', accountCalls.refreshToken, {
    ...lastRefreshInput,
    expectedError: { statuses: [400, 401] },
  });
}

/** Violations in the claims of an access token: `exp` must be in the future, and `email`, if present, must match. */
function claimViolations(token: string, email: string): string[] {
  try {
    const encoded = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims = JSON.parse(atob(encoded)) as { exp?: unknown; email?: unknown };
    return [
      ...(typeof claims.exp === 'number' && claims.exp * 1000 > Date.now()
        ? []
        : ['exp is not in the future']),
      ...(claims.email === undefined || claims.email === email ? [] : ['email belongs to another account']),
    ];
  } catch {
    return ['is not a JWT'];
  }
}

/** First product that has a variant with at least two units in stock. */
async function findAvailableVariant(base: string) {
  const body = { pageNumber: 1, pageSize: 50, tags: ['status:in-stock'] };
  const { payload } = await sendCall(base, catalogueCalls.filterProducts, language, { body });
  for (const product of (payload as Payload<typeof ProductPage>)?.items ?? []) {
    const variant = product.variants.find(({ quantity }) => quantity >= 2);
    if (variant) return { product, variantId: variant.id };
  }
  return undefined;
}

function newOrder(email: string, line: object) {
  return {
    contact: { name: 'Conformance check', email, phoneNumber: '+20 100 000 0000' },
    address: { country: 'EG', governorate: 'Cairo', city: 'Cairo', street: '1 Tahrir Square' },
    shipping: 'free',
    payment: 'cash-on-delivery',
    lines: [line],
  };
}
