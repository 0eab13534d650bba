import type { z } from 'zod';
import { toMinorUnits } from '../../contract/currency.ts';
import { type DeliveryCalendar, deliveryDates, formatDeliveryDates } from '../../contract/delivery-dates.ts';
import type { Order } from '../../contract/orders.ts';
import type { Language } from '../http/language.ts';
import type { Shop } from '../shops.ts';
import { formatMoney } from '../wire/format-money.ts';
import type { Mail } from './mailer.ts';

type FullOrder = z.infer<typeof Order>;

/** Formatted values of an order mail. */
interface OrderMailData {
  shop: string | undefined;
  number: string;
  /** One line of text per order line. */
  lines: string;
  /** Code and discount of the coupon; null without one. */
  coupon: string | null;
  /** Delivery cost; null when it is free. */
  delivery: string | null;
  total: string;
  isPaid: boolean;
  link: string;
  /** Minimum and maximum delivery time in working days; null for no promise. */
  deliveryDays: Shop['deliveryDays'];
  /** Dates of the delivery; null when the mail names working days instead. */
  dates: string | null;
}

/**
 * Creates the confirmation of an order, or the notice that it is held. Contains no text entered by the buyer, so that nobody
 * can make the shop mail their text to someone else.
 */
export function orderMail(
  order: FullOrder,
  language: Language,
  {
    name,
    origin,
    deliveryDays,
    deliveryCalendar,
  }: Pick<Shop, 'name' | 'origin' | 'deliveryDays' | 'deliveryCalendar'>,
): Mail {
  const {
    number,
    currency,
    total,
    shippingCost,
    lines,
    status,
    contact,
    payment,
    coupon,
    discount = 0,
  } = order;
  const money = (amount: number) => formatMoney(toMinorUnits(amount, currency), currency, language);
  const shop = name?.[language];
  const data: OrderMailData = {
    shop,
    number,
    lines: lines
      .map(({ title, color, size, options = [], quantity, total: price }) => {
        const otherOptions = options.map(({ name, value }) => `${name} ${value}`);
        return [`${quantity} × ${title}`, color, size, ...otherOptions, money(price)]
          .filter(Boolean)
          .join(' · ');
      })
      .join('\n'),
    coupon: coupon ? `${coupon}: ${money(-discount)}` : null,
    delivery: shippingCost > 0 ? money(shippingCost) : null,
    total: money(total),
    // The mail of an order by card is sent once the order is paid.
    isPaid: payment === 'card',
    link: `${origin}${language === 'ar' ? '/ar' : ''}/shop/order`,
    deliveryDays: status === 'held' ? null : deliveryDays,
    dates: status === 'held' ? null : formatDatesOf(order, deliveryCalendar, language),
  };
  return { to: contact.email, shop, language, ...texts[language](data, status === 'held') };
}

const texts: Record<Language, (data: OrderMailData, isHeld: boolean) => Pick<Mail, 'subject' | 'text'>> = {
  en: ({ shop, number, lines, coupon, delivery, total, isPaid, link, deliveryDays, dates }, isHeld) => ({
    subject: shop ? `Your order ${number} from ${shop}` : `Your order ${number}`,
    text: [
      isHeld
        ? `Your order is large, so we hold it for you until we have asked you about it. Nothing is sent before that.`
        : `Thank you${shop ? ` for shopping at ${shop}` : ''}. Your order is placed.`,
      `Order number: ${number}`,
      lines,
      [
        coupon && `Coupon ${coupon}`,
        delivery && `Delivery: ${delivery}`,
        isPaid ? `Total, paid by card: ${total}` : `Total, paid in cash on delivery: ${total}`,
      ]
        .filter(Boolean)
        .join('\n'),
      dates
        ? `It reaches you ${dates}.`
        : deliveryDays &&
          `It reaches you in ${formatDayRange(deliveryDays, ' to ')} working ${deliveryDays[1] === 1 ? 'day' : 'days'}.`,
      `Follow it here, with its number and this e-mail address:\n${link}\n`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  }),
  ar: ({ shop, number, lines, coupon, delivery, total, isPaid, link, deliveryDays, dates }, isHeld) => ({
    subject: shop ? `طلبكِ ${number} من ${shop}` : `طلبكِ ${number}`,
    text: [
      isHeld
        ? 'طلبكِ كبير، لذلك نحجزه لكِ حتى نتأكد منكِ، ولا نرسل شيئًا قبل ذلك.'
        : `شكرًا ${shop ? `لتسوّقكِ من ${shop}` : 'لكِ'}. تم تسجيل طلبكِ.`,
      `رقم الطلب: ${number}`,
      lines,
      [
        coupon && `القسيمة ${coupon}`,
        delivery && `التوصيل: ${delivery}`,
        isPaid ? `الإجمالي، مدفوع بالبطاقة: ${total}` : `الإجمالي، ويُدفع نقدًا عند الاستلام: ${total}`,
      ]
        .filter(Boolean)
        .join('\n'),
      dates
        ? `يصلكِ ${dates}.`
        : deliveryDays && `يصلكِ خلال ${formatDayRange(deliveryDays, ' إلى ', formatWorkingDays)}.`,
      `تتبّعي طلبكِ هنا برقمه وبهذا البريد الإلكتروني:\n${link}\n`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  }),
};

/** Formats the dates between which an order arrives; null for an address that the calendar does not cover. */
function formatDatesOf(
  { createdAt, address }: FullOrder,
  calendar: DeliveryCalendar | null,
  language: Language,
): string | null {
  if (!calendar || (calendar.country !== undefined && calendar.country !== address.country)) return null;
  const dates = deliveryDates(calendar, Date.parse(createdAt), address.governorate);
  return formatDeliveryDates(dates, language, language === 'ar' ? 'إلى' : 'to');
}

/** Formats a range such as "2 to 5", or one number when both are equal. */
function formatDayRange(
  [min, max]: readonly [number, number],
  separator: string,
  formatMax: (max: number) => string = String,
) {
  return min === max ? formatMax(max) : `${min}${separator}${formatMax(max)}`;
}

/** Formats a number of working days in Arabic, which has a singular, a dual and two plurals. */
function formatWorkingDays(count: number): string {
  if (count === 1) return 'يوم عمل واحد';
  if (count === 2) return 'يومي عمل';
  return count <= 10 ? `${count} أيام عمل` : `${count} يوم عمل`;
}
