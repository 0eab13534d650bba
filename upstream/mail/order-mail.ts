import type { z } from 'zod';
import type { Order } from '../../contract/orders.ts';
import type { Language } from '../http/language.ts';
import type { Shop } from '../shops.ts';
import type { Mail } from './mailer.ts';

type OrderInFull = z.infer<typeof Order>;

/** What an order says to its buyer in a mail. */
interface Told {
  number: string;
  /** A line of text for each thing that is bought. */
  bought: string;
  total: string;
  link: string;
  /** Working days until it arrives, at least and at most; null where nothing is promised. */
  days: Shop['deliveryDays'];
}

/** The mail that confirms an order, or says that it is held until the shop has asked about it. */
export function orderMail(
  order: OrderInFull,
  language: Language,
  { origin, deliveryDays }: Pick<Shop, 'origin' | 'deliveryDays'>,
): Mail {
  const { number, currency, total, lines, status, contact } = order;
  const money = new Intl.NumberFormat(language === 'ar' ? 'ar-EG-u-nu-latn' : 'en', {
    style: 'currency',
    currency,
    currencyDisplay: language === 'ar' ? 'symbol' : 'code',
  });
  const told: Told = {
    number,
    bought: lines
      .map(({ title, color, size, quantity, total: price }) =>
        [`${quantity} × ${title}`, color, size, money.format(price)].filter(Boolean).join(' · '),
      )
      .join('\n'),
    total: money.format(total),
    link: `${origin}${language === 'ar' ? '/ar' : ''}/shop/order`,
    days: status === 'held' ? null : deliveryDays,
  };
  return { to: contact.email, ...texts[language](told, status === 'held') };
}

const texts: Record<Language, (told: Told, isHeld: boolean) => Pick<Mail, 'subject' | 'text'>> = {
  en: ({ number, bought, total, link, days }, isHeld) => ({
    subject: `Your order ${number}`,
    text: [
      isHeld
        ? `Your order is large, so we hold it for you until we have asked you about it. Nothing is sent before that.`
        : 'Thank you. Your order is placed.',
      `Order number: ${number}`,
      bought,
      `Total, paid in cash on delivery: ${total}`,
      days && `It reaches you in ${days[0]} to ${days[1]} working days.`,
      `Follow it here, with its number and this e-mail address:\n${link}\n`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  }),
  ar: ({ number, bought, total, link, days }, isHeld) => ({
    subject: `طلبكِ ${number}`,
    text: [
      isHeld ? 'طلبكِ كبير، لذلك نحجزه لكِ حتى نتأكد منكِ، ولا نرسل شيئًا قبل ذلك.' : 'شكرًا لكِ. تم تسجيل طلبكِ.',
      `رقم الطلب: ${number}`,
      bought,
      `الإجمالي، ويُدفع نقدًا عند الاستلام: ${total}`,
      days && `يصلكِ خلال ${days[0]} إلى ${workingDays(days[1])}.`,
      `تتبّعي طلبكِ هنا برقمه وبهذا البريد الإلكتروني:\n${link}\n`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  }),
};

function workingDays(count: number): string {
  if (count === 1) return 'يوم عمل واحد';
  if (count === 2) return 'يومي عمل';
  return count <= 10 ? `${count} أيام عمل` : `${count} يوم عمل`;
}
