import { z } from 'zod';
import { Language } from './envelope.ts';
import { Identifier, ReachableEmail } from './text.ts';

/** Body of `POST /StockAlerts`. `language` is the language of the page, in which the mails are written. */
export const NewStockAlert = z
  .object({ productId: Identifier, variantId: Identifier, email: ReachableEmail, language: Language })
  .meta({ id: 'NewStockAlert' });

/** `pending` until the recipient confirms it, `confirmed` until the variant is back, `sent` after its mail, `ended` by the recipient. */
const StockAlertState = z.enum(['pending', 'confirmed', 'sent', 'ended']);

/** Stock alert that a mail's token identifies; its texts are in the language of the request. Omits the e-mail address. */
export const StockAlert = z
  .object({
    state: StockAlertState,
    product: z.object({ slug: z.string(), title: z.string() }),
    /** Color and size, such as "Black, M"; empty for a product without variants. */
    variant: z.string(),
  })
  .meta({ id: 'StockAlert' });
