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
  isExpress: boolean;
  /** Where the order is picked up; null for an order that is delivered. */
  pickUpPlace: string | null;
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
    pickUp,
  }: Pick<Shop, 'name' | 'origin' | 'deliveryDays' | 'deliveryCalendar' | 'pickUp'>,
): Mail {
  const {
    number,
    currency,
    total,
    shipping,
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
  const isHeld = status === 'held';
  const isOrdinaryDelivery = shipping === 'free' || shipping === 'standard';
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
    isExpress: shipping === 'express',
    pickUpPlace: shipping === 'pick-up' ? (pickUp?.place[language] ?? '') : null,
    deliveryDays: isHeld || !isOrdinaryDelivery ? null : deliveryDays,
    dates: isHeld ? null : formatDatesOf(order, deliveryCalendar, language),
  };
  return { to: contact.email, shop, language, ...texts[language](data, isHeld) };
}

const texts: Record<Language, (data: OrderMailData, isHeld: boolean) => Pick<Mail, 'subject' | 'text'>> = {
  en: (data, isHeld) => ({
    subject: data.shop ? `Your order ${data.number} from ${data.shop}` : `Your order ${data.number}`,
    text: joinParagraphs(
      isHeld
        ? `Your order is large, so we hold it for you until we have asked you about it. Nothing is sent before that.`
        : `Thank you${data.shop ? ` for shopping at ${data.shop}` : ''}. Your order is placed.`,
      `Order number: ${data.number}`,
      data.lines,
      joinLines(
        data.coupon && `Coupon ${data.coupon}`,
        data.delivery && `${deliveryNameEn(data)}: ${data.delivery}`,
        data.isPaid
          ? `Total, paid by card: ${data.total}`
          : `Total, paid ${placeOfPaymentEn(data)}: ${data.total}`,
      ),
      data.pickUpPlace && `You pick it up here: ${data.pickUpPlace}`,
      arrivalEn(data),
      `Follow it here, with its number and this e-mail address:\n${data.link}\n`,
    ),
  }),
  ar: (data, isHeld) => ({
    subject: data.shop ? `طلبكِ ${data.number} من ${data.shop}` : `طلبكِ ${data.number}`,
    text: joinParagraphs(
      isHeld
        ? 'طلبكِ كبير، لذلك نحجزه لكِ حتى نتأكد منكِ، ولا نرسل شيئًا قبل ذلك.'
        : `شكرًا ${data.shop ? `لتسوّقكِ من ${data.shop}` : 'لكِ'}. تم تسجيل طلبكِ.`,
      `رقم الطلب: ${data.number}`,
      data.lines,
      joinLines(
        data.coupon && `القسيمة ${data.coupon}`,
        data.delivery && `${deliveryNameAr(data)}: ${data.delivery}`,
        data.isPaid
          ? `الإجمالي، مدفوع بالبطاقة: ${data.total}`
          : `الإجمالي، ويُدفع نقدًا عند الاستلام: ${data.total}`,
      ),
      data.pickUpPlace && `تستلمينه من هنا: ${data.pickUpPlace}`,
      arrivalAr(data),
      `تتبّعي طلبكِ هنا برقمه وبهذا البريد الإلكتروني:\n${data.link}\n`,
    ),
  }),
};

const joinParagraphs = (...paragraphs: (string | null)[]) => paragraphs.filter(Boolean).join('\n\n');
const joinLines = (...lines: (string | null)[]) => lines.filter(Boolean).join('\n');

function deliveryNameEn({ isExpress, pickUpPlace }: OrderMailData): string {
  if (pickUpPlace !== null) return 'Pick-up';
  return isExpress ? 'Express delivery' : 'Delivery';
}

function deliveryNameAr({ isExpress, pickUpPlace }: OrderMailData): string {
  if (pickUpPlace !== null) return 'الاستلام من المتجر';
  return isExpress ? 'التوصيل السريع' : 'التوصيل';
}

function placeOfPaymentEn({ pickUpPlace }: OrderMailData): string {
  return pickUpPlace === null ? 'in cash on delivery' : 'in cash when you pick it up';
}

function arrivalEn({ dates, deliveryDays, pickUpPlace }: OrderMailData): string | null {
  if (dates) return pickUpPlace === null ? `It reaches you ${dates}.` : `It is ready for you ${dates}.`;
  if (!deliveryDays) return null;
  return `It reaches you in ${formatDayRange(deliveryDays, ' to ')} working ${deliveryDays[1] === 1 ? 'day' : 'days'}.`;
}

function arrivalAr({ dates, deliveryDays, pickUpPlace }: OrderMailData): string | null {
  if (dates) return pickUpPlace === null ? `يصلكِ ${dates}.` : `يكون جاهزًا للاستلام ${dates}.`;
  return deliveryDays && `يصلكِ خلال ${formatDayRange(deliveryDays, ' إلى ', formatWorkingDays)}.`;
}

/** Formats the dates between which an order arrives; null for an address that the calendar does not cover. */
function formatDatesOf(
  { createdAt, address, shipping }: FullOrder,
  calendar: DeliveryCalendar | null,
  language: Language,
): string | null {
  if (!calendar || (calendar.country !== undefined && calendar.country !== address.country)) return null;
  const dates = deliveryDates(calendar, Date.parse(createdAt), address.governorate, shipping);
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
