import type { z } from 'zod';
import type { Order } from '../../contract/orders.ts';
import type { Language } from '../http/language.ts';
import type { Shop } from '../shops.ts';
import type { Mail } from './mailer.ts';

type FullOrder = z.infer<typeof Order>;

/** Formatted values of an order mail. */
interface OrderMailData {
  shop: string | undefined;
  number: string;
  /** One line of text per order line. */
  lines: string;
  /** Delivery cost; null when it is free. */
  delivery: string | null;
  total: string;
  link: string;
  /** Minimum and maximum delivery time in working days; null for no promise. */
  deliveryDays: Shop['deliveryDays'];
}

/**
 * Creates the confirmation of an order, or the notice that it is held. Contains no text entered by the buyer, so that nobody
 * can make the shop mail their text to someone else.
 */
export function orderMail(
  order: FullOrder,
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
  const data: OrderMailData = {
    shop,
    number,
    lines: lines
      .map(({ title, color, size, quantity, total: price }) =>
        [`${quantity} × ${title}`, color, size, money.format(price)].filter(Boolean).join(' · '),
      )
      .join('\n'),
    delivery: shippingCost > 0 ? money.format(shippingCost) : null,
    total: money.format(total),
    link: `${origin}${language === 'ar' ? '/ar' : ''}/shop/order`,
    deliveryDays: status === 'held' ? null : deliveryDays,
  };
  return { to: contact.email, shop, language, ...texts[language](data, status === 'held') };
}

const texts: Record<Language, (data: OrderMailData, isHeld: boolean) => Pick<Mail, 'subject' | 'text'>> = {
  en: ({ shop, number, lines, delivery, total, link, deliveryDays }, isHeld) => ({
    subject: shop ? `Your order ${number} from ${shop}` : `Your order ${number}`,
    text: [
      isHeld
        ? `Your order is large, so we hold it for you until we have asked you about it. Nothing is sent before that.`
        : `Thank you${shop ? ` for shopping at ${shop}` : ''}. Your order is placed.`,
      `Order number: ${number}`,
      lines,
      [delivery && `Delivery: ${delivery}`, `Total, paid in cash on delivery: ${total}`]
        .filter(Boolean)
        .join('\n'),
      deliveryDays &&
        `It reaches you in ${formatDayRange(deliveryDays, ' to ')} working ${deliveryDays[1] === 1 ? 'day' : 'days'}.`,
      `Follow it here, with its number and this e-mail address:\n${link}\n`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  }),
  ar: ({ shop, number, lines, delivery, total, link, deliveryDays }, isHeld) => ({
    subject: shop ? `طلبكِ ${number} من ${shop}` : `طلبكِ ${number}`,
    text: [
      isHeld
        ? 'طلبكِ كبير، لذلك نحجزه لكِ حتى نتأكد منكِ، ولا نرسل شيئًا قبل ذلك.'
        : `شكرًا ${shop ? `لتسوّقكِ من ${shop}` : 'لكِ'}. تم تسجيل طلبكِ.`,
      `رقم الطلب: ${number}`,
      lines,
      [delivery && `التوصيل: ${delivery}`, `الإجمالي، ويُدفع نقدًا عند الاستلام: ${total}`]
        .filter(Boolean)
        .join('\n'),
      deliveryDays && `يصلكِ خلال ${formatDayRange(deliveryDays, ' إلى ', workingDays)}.`,
      `تتبّعي طلبكِ هنا برقمه وبهذا البريد الإلكتروني:\n${link}\n`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  }),
};

/** Formats a range such as "2 to 5", or one number when both are equal. */
function formatDayRange(
  [min, max]: readonly [number, number],
  separator: string,
  formatMax: (max: number) => string = String,
) {
  return min === max ? formatMax(max) : `${min}${separator}${formatMax(max)}`;
}

function workingDays(count: number): string {
  if (count === 1) return 'يوم عمل واحد';
  if (count === 2) return 'يومي عمل';
  return count <= 10 ? `${count} أيام عمل` : `${count} يوم عمل`;
}
