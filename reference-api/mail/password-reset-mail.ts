import type { Language } from '../http/language.ts';
import type { Shop } from '../shops.ts';
import type { Mail } from './mailer.ts';

/** Creates the mail with a link to set a new password. */
export function passwordResetMail(
  { origin, name }: Pick<Shop, 'origin' | 'name'>,
  email: string,
  token: string,
  language: Language,
): Mail {
  const query = new URLSearchParams({ email, token });
  const link = `${origin}${language === 'ar' ? '/ar' : ''}/auth/reset-password?${query}`;
  return { to: email, shop: name?.[language], language, isEssential: true, ...texts[language](link) };
}

const texts: Record<Language, (link: string) => Pick<Mail, 'subject' | 'text'>> = {
  en: (link) => ({
    subject: 'Set a new password',
    text: `Someone, hopefully you, asked for a new password.\n\nSet it here within 30 minutes:\n${link}\n\nIf it was not you, ignore this e-mail: nothing has changed.\n`,
  }),
  ar: (link) => ({
    subject: 'تعيين كلمة مرور جديدة',
    text: `طلب أحدهم، ونرجو أن تكوني أنتِ، كلمة مرور جديدة.\n\nيمكنكِ تعيينها خلال 30 دقيقة من هنا:\n${link}\n\nإن لم تطلبي ذلك فتجاهلي هذه الرسالة: لم يتغيّر شيء.\n`,
  }),
};
