import { z } from 'zod';
import { Variant } from './catalogue.ts';

/** Lines a cart or an order may have. */
export const mostLines = 100;
/** Pieces a line may have, however many are in stock. */
export const mostPieces = 10_000;

const Id = z.int().min(1).max(2_147_483_647);

/** `quantity` is a change and may be negative; a line never falls below 1. */
export const CartChange = z
  .object({ productId: Id, variantId: Id, quantity: z.int().min(-mostPieces).max(mostPieces) })
  .meta({ id: 'CartChange' });

export const CartMerge = z
  .object({
    products: z
      .array(
        z.object({
          productId: Id,
          variantId: Id,
          quantity: z.int().min(1).max(mostPieces),
        }),
      )
      .max(mostLines),
  })
  .meta({ id: 'CartMerge' });

export const CartRemoval = z.object({ productId: Id, variantId: Id }).meta({ id: 'CartRemoval' });

/** `id` is the product's. */
export const CartLine = z
  .object({
    id: z.int(),
    title: z.string(),
    slug: z.string(),
    variant: Variant,
    orderQuantity: z.int().positive(),
  })
  .meta({ id: 'CartLine' });

export const CartLines = z.array(CartLine);

export const CartTotal = z
  .object({ quantity: z.int().nonnegative(), total: z.number().nonnegative() })
  .meta({ id: 'CartTotal' });

export const WishListEntry = z.object({ productId: Id }).meta({ id: 'WishListEntry' });
