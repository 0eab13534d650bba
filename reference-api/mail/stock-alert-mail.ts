import type { Language } from '../http/language.ts';
import type { Shop } from '../shops.ts';
import type { NamedVariant } from '../stock-alerts/find-variant.ts';
import type { Mail } from './mailer.ts';
import { unsubscribeHeaders } from './one-click-unsubscribe.ts';

/** `confirmation` asks the visitor to confirm a new alert; `back-in-stock` is the alert itself. */
export type StockAlertMailKind = 'confirmation' | 'back-in-stock';

/** Stock alert with the token of its links. */
export interface MailedAlert {
  id: string;
  email: string;
  language: Language;
  variant: NamedVariant;
  token: string;
}

/** Creates a mail of a stock alert. A resent mail has the same Message-ID. Contains no text entered by a visitor. */
export function stockAlertMail(
  kind: StockAlertMailKind,
  { id, email, language, variant, token }: MailedAlert,
  { origin, name }: Pick<Shop, 'origin' | 'name'>,
  unsubscribeUrl: string,
): Mail {
  const base = `${origin}${language === 'ar' ? '/ar' : ''}`;
  const data: TextData = {
    titleWithVariant: variant.name ? `${variant.title} (${variant.name})` : variant.title,
    title: variant.title,
    productUrl: `${base}/shop/shop-details/${encodeURIComponent(variant.slug)}${variant.query}`,
    alertUrl: `${base}/pages/alerts?${new URLSearchParams({ token })}`,
  };
  return {
    to: email,
    shop: name?.[language],
    language,
    ...texts[kind][language](data),
    headers: {
      ...unsubscribeHeaders(unsubscribeUrl),
      'Message-ID': `<${kind}.${id}@${new URL(origin).hostname}>`,
    },
  };
}

interface TextData {
  /** Title of the product with the name of the variant. */
  titleWithVariant: string;
  title: string;
  productUrl: string;
  /** Page of the shop that confirms or ends alerts. */
  alertUrl: string;
}

const texts: Record<
  StockAlertMailKind,
  Record<Language, (data: TextData) => Pick<Mail, 'subject' | 'text'>>
> = {
  confirmation: {
    en: ({ titleWithVariant, title, alertUrl }) => ({
      subject: `Confirm your alert: ${title}`,
      text: `Someone, hopefully you, wants to know when this is back in stock:\n\n${titleWithVariant}\n\nConfirm it here within 2 days, and we write to you once:\n${alertUrl}\n\nIf it was not you, ignore this e-mail: you get no other.\n`,
    }),
    ar: ({ titleWithVariant, title, alertUrl }) => ({
      subject: `تأكيد التنبيه: ${title}`,
      text: `طلب أحدهم، ونرجو أن تكوني أنتِ، تنبيهًا عند توفر هذا المنتج من جديد:\n\n${titleWithVariant}\n\nأكّدي ذلك خلال يومين من هنا، وسنراسلكِ مرة واحدة:\n${alertUrl}\n\nإن لم تطلبي ذلك فتجاهلي هذه الرسالة: لن تصلكِ رسالة أخرى.\n`,
    }),
  },
  'back-in-stock': {
    en: ({ titleWithVariant, title, productUrl, alertUrl }) => ({
      subject: `Back in stock: ${title}`,
      text: `You wanted to know. This is back in stock:\n\n${titleWithVariant}\n${productUrl}\n\nIt may sell out again, and we do not reserve it. This was the only e-mail of this alert.\n\nEnd all your other alerts:\n${alertUrl}\n`,
    }),
    ar: ({ titleWithVariant, title, productUrl, alertUrl }) => ({
      subject: `توفر من جديد: ${title}`,
      text: `طلبتِ أن نخبركِ، وقد توفر هذا المنتج من جديد:\n\n${titleWithVariant}\n${productUrl}\n\nقد ينفد مرة أخرى، ونحن لا نحجزه. هذه هي الرسالة الوحيدة لهذا التنبيه.\n\nلإنهاء كل تنبيهاتكِ الأخرى:\n${alertUrl}\n`,
    }),
  },
};
