import type { z } from 'zod';
import type { Order } from '../../contract/orders.ts';
import type { Language } from '../http/language.ts';
import type { Shop } from '../shops.ts';
import type { Mail } from './mailer.ts';

type OrderInFull = z.infer<typeof Order>;

/** What an order says to its buyer in a mail. */
interface Told {
  shop: string | undefined;
  number: string;
  /** A line of text for each thing that is bought. */
  bought: string;
  /** What delivery costs; null where it costs nothing. */
  delivery: string | null;
  total: string;
  link: string;
  /** Working days until it arrives, at least and at most; null where nothing is promised. */
  days: Shop['deliveryDays'];
}

/**
 * The mail that confirms an order, or says that it is held until the shop has asked about it. It repeats nothing that the buyer
 * wrote: whoever orders in the name of another would have the shop send it.
 */
export function orderMail(
  order: OrderInFull,
  language: Language,
  { name, origin, deliveryDays }: Pick<Shop, 'name' | 'origin' | 'deliveryDays'>,
): Mail {
  const { number, currency, total, shippingCost, lines, status, contact } = order;
  const money = new Intl.NumberFormat(language === 'ar' ? 'ar-EG-u-nu-latn' : 'en', {
    style: 'currency',
    currency,
    currencyDisplay: language === 'ar' ? 'symbol' : 'code',
  });
  const shop = name?.[language];
  const told: Told = {
    shop,
    number,
    bought: lines
      .map(({ title, color, size, quantity, total: price }) =>
        [`${quantity} × ${title}`, color, size, money.format(price)].filter(Boolean).join(' · '),
      )
      .join('\n'),
    delivery: shippingCost > 0 ? money.format(shippingCost) : null,
    total: money.format(total),
    link: `${origin}${language === 'ar' ? '/ar' : ''}/shop/order`,
    days: status === 'held' ? null : deliveryDays,
  };
  return { to: contact.email, shop, language, ...texts[language](told, status === 'held') };
}

const texts: Record<Language, (told: Told, isHeld: boolean) => Pick<Mail, 'subject' | 'text'>> = {
  en: ({ shop, number, bought, delivery, total, link, days }, isHeld) => ({
    subject: shop ? `Your order ${number} from ${shop}` : `Your order ${number}`,
    text: [
      isHeld
        ? `Your order is large, so we hold it for you until we have asked you about it. Nothing is sent before that.`
        : `Thank you${shop ? ` for shopping at ${shop}` : ''}. Your order is placed.`,
      `Order number: ${number}`,
      bought,
      [delivery && `Delivery: ${delivery}`, `Total, paid in cash on delivery: ${total}`]
        .filter(Boolean)
        .join('\n'),
      days && `It reaches you in ${span(days, ' to ')} working ${days[1] === 1 ? 'day' : 'days'}.`,
      `Follow it here, with its number and this e-mail address:\n${link}\n`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  }),
  ar: ({ shop, number, bought, delivery, total, link, days }, isHeld) => ({
    subject: shop ? `طلبكِ ${number} من ${shop}` : `طلبكِ ${number}`,
    text: [
      isHeld
        ? 'طلبكِ كبير، لذلك نحجزه لكِ حتى نتأكد منكِ، ولا نرسل شيئًا قبل ذلك.'
        : `شكرًا ${shop ? `لتسوّقكِ من ${shop}` : 'لكِ'}. تم تسجيل طلبكِ.`,
      `رقم الطلب: ${number}`,
      bought,
      [delivery && `التوصيل: ${delivery}`, `الإجمالي، ويُدفع نقدًا عند الاستلام: ${total}`]
        .filter(Boolean)
        .join('\n'),
      days && `يصلكِ خلال ${span(days, ' إلى ', workingDays)}.`,
      `تتبّعي طلبكِ هنا برقمه وبهذا البريد الإلكتروني:\n${link}\n`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  }),
};

/** Two numbers with a word between them, or one where they are the same. */
function span([from, to]: readonly [number, number], between: string, last: (to: number) => string = String) {
  return from === to ? last(to) : `${from}${between}${last(to)}`;
}

function workingDays(count: number): string {
  if (count === 1) return 'يوم عمل واحد';
  if (count === 2) return 'يومي عمل';
  return count <= 10 ? `${count} أيام عمل` : `${count} يوم عمل`;
}
