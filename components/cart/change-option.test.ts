import { act, waitFor } from '@testing-library/react';
import { signInAndLoadLists } from '@/components/testing/account-samples';
import { type FakeApi, failure, type SentRequest } from '@/components/testing/fake-api';
import { startVisit } from '@/components/testing/visitor-page';
import { onNotify } from '@/components/toasts/notify';
import { product, variant } from '@/lib/catalogue/product/testing';
import { cartItem } from '@/lib/shopper/cart/cart-item';
import { visitorState } from '@/lib/shopper/visitor/state';
import { changeOption } from './change-option.ts';

const shownOutcomes: unknown[] = [];
onNotify((toast) => shownOutcomes.push('outcome' in toast ? toast.outcome : toast.text));

interface WireLine {
  id: number;
  title: string;
  variant: { id: number };
  orderQuantity: number;
}

const abaya = product({
  id: 1,
  slug: 'abaya',
  title: 'Abaya',
  variants: ['M', 'L'].map((size, index) => variant({ id: 10 + index, size, price: 10_000, stock: 5 })),
});
const item = cartItem(abaya, abaya.variants[0], 0);
const sizeOption = { key: 'size', kind: 'size' } as const;
const wireLine = (variantId: number, orderQuantity = 1): WireLine => ({
  id: variantId < 20 ? 1 : variantId,
  title: 'Abaya',
  variant: { id: variantId },
  orderQuantity,
});
let lines: WireLine[];

/** Opens a customer's cart in an API that takes no more than 100 lines. */
async function openCart(quantity: number, otherLines: number): Promise<void> {
  lines = [wireLine(10, quantity), ...Array.from({ length: otherLines }, (_, index) => wireLine(20 + index))];
  api.setResponse('GET /ShoppingCart/ListItemsInCart', () => lines);
  api.setResponse('GET /Posts/WishLists/List', []);
  const setChange = (path: '/AddToCart' | '/RemoveFromCart', change: (request: SentRequest) => unknown) =>
    api.setResponse(`POST /ShoppingCart${path}`, (request: SentRequest) => {
      const { variantId, quantity = 0 } = request.body as { variantId: number; quantity?: number };
      const fault = faultOf(variantId, quantity);
      const response = fault === 'down' ? undefined : change(request);
      return fault ? failure(409, 'Down')(request) : response;
    });
  setChange('/AddToCart', (request) => {
    const { variantId, quantity: change } = request.body as { variantId: number; quantity: number };
    const line = lines.find((other) => other.variant.id === variantId);
    if (!line && lines.length >= 100) return failure(409, 'The cart is full')(request);
    lines = line
      ? lines.map((other) =>
          other === line ? { ...line, orderQuantity: line.orderQuantity + change } : other,
        )
      : [...lines, wireLine(variantId, change)];
    return lines;
  });
  setChange('/RemoveFromCart', ({ body }) => {
    lines = lines.filter((line) => line.variant.id !== (body as { variantId: number }).variantId);
    return lines;
  });
  await signInAndLoadLists();
  await waitFor(() => expect(visitorState.get().cart).toHaveLength(lines.length));
}

const quantityOf = (variantId: number) =>
  visitorState.get().cart.find((line) => line.variantId === variantId)?.quantity ?? 0;
let api: FakeApi;
/** Fault of a change of the cart by a quantity, which is 0 for a removal; the account takes a `lost` change. */
let faultOf: (variantId: number, quantity: number) => 'down' | 'lost' | undefined;

beforeEach(async () => {
  faultOf = () => undefined;
  jest.spyOn(console, 'error').mockImplementation();
  api = await startVisit({ abaya });
  shownOutcomes.length = 0;
});

describe('another size of units in the cart', () => {
  test.each([
    ['takes the place of the old one in a full cart', 2, 99, true, [0, 2]],
    ['is added before the old one is removed', 2, 3, true, [0, 2]],
    ['has no place beside the rest in a full cart', 3, 99, false, [3, 0]],
  ])('%s', async (_case, quantity, otherLines, isChanged, quantities) => {
    await openCart(quantity, otherLines);
    expect(await act(() => changeOption(abaya, item, 2, { size: 'L' }, sizeOption))).toBe(isChanged);
    expect([quantityOf(10), quantityOf(11)]).toEqual(quantities);
    expect(lines).toHaveLength(otherLines + 1);
  });

  test('leaves a full cart as it was when it is rejected', async () => {
    await openCart(2, 99);
    const rejectL = { ...abaya, variants: abaya.variants.map((each) => ({ ...each, stock: 1 })) };
    expect(await act(() => changeOption(rejectL, item, 2, { size: 'L' }, sizeOption))).toBe(false);
    expect([quantityOf(10), quantityOf(11)]).toEqual([2, 0]);
    expect(lines).toHaveLength(100);
  });

  const change = () => act(() => changeOption(abaya, item, 2, { size: 'L' }, sizeOption));

  describe.each([2, 3])('beside other pieces, 2 of %d', (quantity) => {
    beforeEach(() => openCart(quantity, 3));

    test('leaves the cart as it was when the old one stays', async () => {
      faultOf = (variantId) => (variantId === 10 ? 'down' : undefined);
      expect(await change()).toBe(false);
      expect([quantityOf(10), quantityOf(11)]).toEqual([quantity, 0]);
      expect(shownOutcomes).toEqual([{ rejected: 'Down' }]);
    });

    test('says that both are in the cart when nothing can be removed', async () => {
      faultOf = (_variantId, units) => (units <= 0 ? 'down' : undefined);
      expect(await change()).toBe(false);
      expect([quantityOf(10), quantityOf(11)]).toEqual([quantity, 2]);
      expect(shownOutcomes).toEqual(['both']);
    });

    test('is changed although the response of the removal is lost', async () => {
      faultOf = (variantId) => (variantId === 10 ? 'lost' : undefined);
      expect(await change()).toBe(true);
      expect([quantityOf(10), quantityOf(11)]).toEqual([quantity - 2, 2]);
      expect(shownOutcomes).toEqual(['added']);
    });
  });

  test.each([
    ['stays', 'down' as const, [2, 0], [{ rejected: 'Down' }]],
    ['leaves without a response', 'lost' as const, [0, 2], ['added']],
  ])('in a full cart when the old one %s', async (_case, fault, quantities, outcomes) => {
    await openCart(2, 99);
    faultOf = (variantId) => (variantId === 10 ? fault : undefined);
    await change();
    expect([quantityOf(10), quantityOf(11)]).toEqual(quantities);
    expect(shownOutcomes).toEqual(outcomes);
  });

  test('says that neither is in a full cart that takes none', async () => {
    await openCart(2, 99);
    faultOf = (_variantId, units) => (units > 0 ? 'down' : undefined);
    expect(await change()).toBe(false);
    expect([quantityOf(10), quantityOf(11)]).toEqual([0, 0]);
    expect(shownOutcomes).toEqual(['neither']);
  });
});
