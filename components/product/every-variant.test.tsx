import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { renderPanel } from '@/components/testing/product-page';
import { startVisit } from '@/components/testing/visitor-page';
import { optionOfAttribute } from '@/lib/catalogue/product/attribute-names';
import { byPrecedence, optionValue } from '@/lib/catalogue/product/options';
import { product, variant } from '@/lib/catalogue/product/testing';
import { arbitraryVariants, type SentAttributes } from '@/lib/catalogue/product/testing/arbitrary-variants';
import { visitorState } from '@/lib/shopper/visitor/state';

const runs = 12;

/** Creates a variant from sent attributes; other options have one name each. */
function variantOf(sent: SentAttributes, index: number) {
  const values = new Map(sent.map(({ name, value }) => [optionOfAttribute(name)?.key ?? '', value]));
  const others = [...values].filter(([key]) => key !== 'color' && key !== 'size');
  return variant({
    id: index + 1,
    sku: `SKU-${index + 1}`,
    price: 10_000,
    stock: 3,
    color: values.get('color') ?? null,
    size: values.get('size') ?? null,
    attributes: others.map(([name, value]) => ({ name, value })),
  });
}

const label = { color: 'Color', size: 'Size' };

test('every variant can be selected on the page and bought', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryVariants, fc.nat(), async (sent, seed) => {
      const shown = product({ variants: sent.slice(0, 10).map(variantOf) });
      await startVisit({ [shown.slug]: shown });
      cleanup();
      await renderPanel(shown);
      const bought = seed % shown.variants.length;
      // The bought one comes last, so that it stays selected.
      for (const target of [...shown.variants.slice(bought + 1), ...shown.variants.slice(0, bought + 1)]) {
        for (const option of byPrecedence(shown.options)) {
          const name = option.kind === 'other' ? option.name : label[option.kind];
          const group = within(screen.getByRole('radiogroup', { name }));
          expect(group.getAllByRole('radio')).toHaveLength(option.values.length);
          fireEvent.click(group.getByRole('radio', { name: optionValue(target, option) ?? '' }));
        }
        expect(screen.getByText(target.sku ?? '', { ignore: 'input' })).toBeVisible();
      }
      fireEvent.click(screen.getByRole('button', { name: 'Add To Cart' }));
      await waitFor(() =>
        expect(visitorState.get().cart).toMatchObject([{ variantId: bought + 1, quantity: 1 }]),
      );
    }),
    { numRuns: runs },
  );
});
