import { act, screen, waitFor } from '@testing-library/react';
import { Overlays } from '@/components/page-behaviour/overlays';
import { OptionSheet } from '@/components/product/option-sheet';
import { QuickView } from '@/components/product/quick-view';
import { type FakeApi, fakeApi } from '@/components/testing/fake-api';
import { looksPending } from '@/components/testing/looks-pending';
import { expectAccessible, renderInShop } from '@/components/testing/render-in-shop';
import { createSamples } from '@/components/testing/samples';
import { noOptions } from '@/lib/catalogue/product/options';
import { cartItem } from '@/lib/shopper/cart/cart-item';
import { visitorState, visitorStore } from '@/lib/shopper/visitor/state';
import { earlyInteractionsScript, hydratedEvent } from '@/lib/site/inline-scripts/early-interactions';
import { AddToCartButton } from './add-to-cart-button.tsx';
import { BuyBox } from './buy-box.tsx';
import { quantityIcons } from './quantity-icons.tsx';

const product = createSamples('en').createProduct('sample');
const item = cartItem(product, product.variants[0], 0);
const sheetProps = { slug: 'sample', options: noOptions, onClose: () => {} };

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const quantities = () => visitorState.get().cart.map(({ quantity }) => quantity);

/** Waits until the buttons are idle and all changes of the cart are stored. */
async function waitUntilStored(): Promise<void> {
  await waitFor(() => expect(quantities()).not.toEqual([]));
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  const { cart } = await visitorStore();
  await act(() => cart.update((lines) => lines));
}

let api: FakeApi;

beforeEach(async () => {
  api = fakeApi();
  api.setProducts({ sample: product });
  const { cart } = await visitorStore();
  await act(() => cart.update(() => []));
});

describe('impatient presses', () => {
  test.each([
    ['Add To Cart of the buy box', <BuyBox icons={quantityIcons} key="" item={item} />, 'Add To Cart'],
    ['Buy Now', <BuyBox icons={quantityIcons} key="" item={item} />, 'Buy Now'],
    ['Add to Cart of a card', <AddToCartButton key="" item={item} />, 'Add to Cart'],
    ['Add To Cart of the quick view', <QuickView key="" {...sheetProps} />, 'Add To Cart'],
    ['a size of the option sheet', <OptionSheet key="" {...sheetProps} />, '52'],
  ])('buy one unit: %s', async (_name, content, name) => {
    const { user } = renderInShop(content);
    await user.tripleClick(await button(name));
    await waitUntilStored();
    expect(quantities()).toEqual([1]);
  });

  test.each(['Add To Cart', 'Buy Now'])('buy one unit when made before hydration: %s', async (name) => {
    const { user } = renderInShop(<BuyBox icons={quantityIcons} item={item} />);
    document.head.append(Object.assign(document.createElement('script'), { text: earlyInteractionsScript }));
    const addButton = await button(name);
    await user.tripleClick(addButton);
    expect(looksPending(addButton)).toBe(true);
    await act(async () => void dispatchEvent(new Event(hydratedEvent)));
    await waitUntilStored();
    expect(quantities()).toEqual([1]);
  });

  test('mark the button as busy and keep the focus', async () => {
    const { user } = renderInShop(<BuyBox icons={quantityIcons} item={item} />);
    const addButton = await button('Add To Cart');
    await user.click(addButton);
    expect(addButton).toHaveAttribute('aria-busy', 'true');
    expect(addButton).toBeEnabled();
    await waitFor(() => expect(addButton).toHaveFocus());
    await expectAccessible();
    await waitUntilStored();
    await user.click(addButton);
    await waitUntilStored();
    expect(quantities()).toEqual([2]);
  });

  test('do not follow the link that replaces the button', async () => {
    const { user } = renderInShop(<AddToCartButton item={item} />);
    const addButton = await button('Add to Cart');
    await user.click(addButton);
    await waitFor(() => expect(quantities()).toEqual([1]));
    expect(addButton).toBeVisible();
    await user.click(addButton);
    await waitUntilStored();
    const viewCartLink = await screen.findByRole('link', { name: 'View Cart' });
    await waitFor(() => expect(viewCartLink).toHaveFocus());
    expect(quantities()).toEqual([1]);
  });

  test('open the option sheet once', async () => {
    const { user } = renderInShop(
      <>
        <AddToCartButton item={item} missingOptions={['size']} />
        <Overlays />
      </>,
    );
    await user.tripleClick(await button('Add to Cart'));
    expect(await screen.findAllByRole('dialog')).toHaveLength(1);
    await user.tripleClick(await button('54'));
    await waitUntilStored();
    expect(quantities()).toEqual([1]);
  });
});
