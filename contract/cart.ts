import { z } from 'zod';
import { Amount } from './amount.ts';
import { Variant } from './catalogue.ts';
import { maxCartLines, maxLineQuantity, maxWishListItems } from './limits.ts';
import { Identifier } from './text.ts';

/** `quantity` is added to that of the line and may be negative; a line never falls below 1. */
export const CartChange = z
  .object({
    productId: Identifier,
    variantId: Identifier,
    quantity: z.int().min(-maxLineQuantity).max(maxLineQuantity),
  })
  .meta({ id: 'CartChange' });

/** Lines added to a cart in one call, such as those of a guest who signs in. */
export const CartMerge = z
  .object({
    products: z
      .array(
        z.object({
          productId: Identifier,
          variantId: Identifier,
          quantity: z.int().min(1).max(maxLineQuantity),
        }),
      )
      .max(maxCartLines),
  })
  .meta({ id: 'CartMerge' });

export const CartRemoval = z
  .object({ productId: Identifier, variantId: Identifier })
  .meta({ id: 'CartRemoval' });

/** Line of a cart; `id` is the product id, `orderQuantity` the quantity in the cart. */
export const CartLine = z
  .object({
    id: Identifier,
    title: z.string(),
    slug: z.string(),
    variant: Variant,
    orderQuantity: z.int().positive(),
  })
  .meta({ id: 'CartLine' });

/** All lines of a cart. */
export const CartLines = z.array(CartLine);

/** Units in a cart and their sum in currency units. */
export const CartTotal = z
  .object({ quantity: z.int().nonnegative(), total: Amount })
  .meta({ id: 'CartTotal' });

export const WishListEntry = z.object({ productId: Identifier }).meta({ id: 'WishListEntry' });

/** Body of `PUT /Posts/WishLists/deleteItems`: product ids; unknown ones are ignored. */
export const WishListDeletion = z
  .object({ ids: z.array(Identifier).max(maxWishListItems) })
  .meta({ id: 'WishListDeletion' });
