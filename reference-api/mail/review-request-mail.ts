import type { Language } from '../http/language.ts';
import type { Shop } from '../shops.ts';
import type { Mail } from './mailer.ts';
import { unsubscribeHeaders } from './one-click-unsubscribe.ts';

/** Request for reviews of the products in a delivered order that the buyer has not reviewed. */
export interface ReviewRequest {
  email: string;
  /** Number of the order. */
  number: string;
  language: Language;
  products: { slug: string; title: string }[];
}

/**
 * Creates the mail that requests reviews from a buyer. Contains no text entered by the buyer.
 * @param unsubscribeUrl URL that ends such mails with one POST (RFC 8058)
 */
export function reviewRequestMail(
  { email, number, language, products }: ReviewRequest,
  { origin, name }: Pick<Shop, 'origin' | 'name'>,
  unsubscribeUrl: string,
): Mail {
  const shop = name?.[language];
  const base = `${origin}${language === 'ar' ? '/ar' : ''}`;
  const productList = products
    .map(({ slug, title }) => `${title}\n${base}/shop/shop-details/${encodeURIComponent(slug)}#reviews`)
    .join('\n\n');
  return {
    to: email,
    shop,
    language,
    ...texts[language](number, productList, `${base}/pages/contact`),
    headers: unsubscribeHeaders(unsubscribeUrl),
  };
}

const texts: Record<
  Language,
  (number: string, productList: string, contactUrl: string) => Pick<Mail, 'subject' | 'text'>
> = {
  en: (number, productList, contactUrl) => ({
    subject: `How is your order ${number}?`,
    text: `Your order ${number} has arrived. How is it? A few words help others to choose.\n\n${productList}\n\nYou need the order number and this e-mail address for it. We ask once about an order.\n\nTo get no such mails any more, press "Unsubscribe" in your mail program, or write to us:\n${contactUrl}\n`,
  }),
  ar: (number, productList, contactUrl) => ({
    subject: `ما رأيكِ في طلبكِ ${number}؟`,
    text: `وصل طلبكِ ${number}. ما رأيكِ فيه؟ كلمات قليلة تساعد غيركِ على الاختيار.\n\n${productList}\n\nستحتاجين إلى رقم الطلب وهذا البريد الإلكتروني. نسأل عن كل طلب مرة واحدة.\n\nإن لم ترغبي في هذه الرسائل فاضغطي «إلغاء الاشتراك» في برنامج البريد، أو راسلينا:\n${contactUrl}\n`,
  }),
};
