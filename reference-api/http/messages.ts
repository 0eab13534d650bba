import type { Language } from './language.ts';

/** User-facing message in every language of the shop. */
export type LocalizedMessage = Record<Language, string>;

/** Messages of error responses. */
export const messages = {
  internalError: { en: 'Something went wrong', ar: 'حدث خطأ ما' },
  reportTimeout: {
    en: 'The report took too long. Please choose fewer days.',
    ar: 'استغرق التقرير وقتًا طويلًا. يرجى اختيار أيام أقل.',
  },
  unavailable: {
    en: 'The shop cannot answer at the moment, please try again shortly',
    ar: 'المتجر غير متاح حاليًا. حاولي مرة أخرى بعد قليل',
  },
  routeNotFound: { en: 'There is no such address', ar: 'لا يوجد هذا العنوان' },
  notFound: { en: 'There is no such thing', ar: 'غير موجود' },
  callNotSupported: { en: 'This is not possible here', ar: 'هذه العملية غير متاحة هنا' },
  fileNotFound: { en: 'There is no such file', ar: 'لا يوجد هذا الملف' },
  rangeNotSatisfiable: {
    en: 'The range lies beyond the end of the file',
    ar: 'المدى المطلوب يتجاوز نهاية الملف',
  },
  bodyTooLarge: { en: 'The body is too large', ar: 'الطلب كبير جدًا' },
  bodyIncomplete: { en: 'The body is not complete', ar: 'محتوى الطلب غير مكتمل' },
  bodyTooDeep: { en: 'The body is nested too deeply', ar: 'محتوى الطلب متداخل أكثر من اللازم' },
  notJson: { en: 'The body must be JSON', ar: 'يجب أن يكون محتوى الطلب بصيغة JSON' },
  invalidJson: { en: 'The body is not valid JSON', ar: 'محتوى الطلب ليس JSON صالحًا' },
  invalidFields: { en: 'Some fields are not valid', ar: 'بعض الحقول غير صالحة' },
  signInRequired: { en: 'Please sign in', ar: 'سجّلي الدخول من فضلكِ' },
  sessionEnded: {
    en: 'Your session has ended, please sign in again',
    ar: 'انتهت جلستكِ. سجّلي الدخول مرة أخرى',
  },
  tooManyAttempts: {
    en: 'Too many attempts, please try again later',
    ar: 'محاولات كثيرة. حاولي مرة أخرى لاحقًا',
  },
  wrongCredentials: {
    en: 'The e-mail or the password is not correct',
    ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
  },
  registrationFailed: {
    en: 'The account could not be created. If you have one, please sign in or ask for a new password',
    ar: 'تعذّر إنشاء الحساب. إن كان لديكِ حساب فسجّلي الدخول أو اطلبي كلمة مرور جديدة',
  },
  wrongCurrentPassword: { en: 'The current password is not correct', ar: 'كلمة المرور الحالية غير صحيحة' },
  commonPassword: {
    en: 'This password is too easy to guess, please choose another',
    ar: 'كلمة المرور هذه سهلة التخمين، اختاري غيرها',
  },
  passwordIsEmail: {
    en: 'The password may not be the e-mail address',
    ar: 'لا يمكن أن تكون كلمة المرور هي البريد الإلكتروني نفسه',
  },
  invalidResetLink: {
    en: 'This link is no longer valid, please ask for a new one',
    ar: 'هذا الرابط لم يعد صالحًا، اطلبي رابطًا جديدًا',
  },
  wrongCampaignsKey: { en: 'The key is not right', ar: 'المفتاح غير صحيح' },
  idempotencyKeyRequired: { en: 'An Idempotency-Key is needed', ar: 'يلزم إرسال Idempotency-Key' },
  invalidIdempotencyKey: { en: 'The Idempotency-Key is not valid', ar: 'قيمة Idempotency-Key غير صالحة' },
  idempotencyKeyReused: {
    en: 'This Idempotency-Key was used for something else',
    ar: 'استُخدمت قيمة Idempotency-Key هذه في طلب آخر',
  },
  noMoreStock: {
    en: 'No more quantity available for this product!',
    ar: 'لا تتوفر كمية أكبر من هذا المنتج!',
  },
  cartFull: { en: 'The cart is full', ar: 'سلة التسوق ممتلئة' },
  wishlistFull: { en: 'The wishlist is full', ar: 'المفضلة ممتلئة' },
  quantityTooLarge: {
    en: 'These are more pieces than can be ordered at once, please write to us',
    ar: 'عدد القطع أكبر مما يمكن طلبه دفعة واحدة، راسلينا من فضلكِ',
  },
  countryNotServed: {
    en: 'The shop does not deliver to this country',
    ar: 'لا يوصّل المتجر إلى هذا البلد',
  },
  currencyNotServed: {
    en: 'No shop takes orders in this currency',
    ar: 'لا يوجد متجر يستقبل الطلبات بهذه العملة',
  },
  deliveryCostChanged: {
    en: 'The delivery cost has changed. Check the total, then press the button again',
    ar: 'تغيّرت تكلفة التوصيل. راجعي الإجمالي ثم اضغطي الزر مرة أخرى',
  },
  shippingNotOffered: {
    en: 'This way of delivery is no longer offered. Check the delivery and the total, then press the button again',
    ar: 'لم تعد طريقة التوصيل هذه متاحة. راجعي التوصيل والإجمالي ثم اضغطي الزر مرة أخرى',
  },
  orderNotCancellable: {
    en: 'This order can no longer be cancelled, please write to us',
    ar: 'لم يعد بالإمكان إلغاء هذا الطلب، راسلينا من فضلكِ',
  },
  cardNotAccepted: {
    en: 'Cards cannot be used here, please pay in cash on delivery',
    ar: 'الدفع بالبطاقة غير متاح هنا، اختاري الدفع نقدًا عند الاستلام من فضلكِ',
  },
  paymentUnavailable: {
    en: 'The payment page cannot be reached at the moment, please try again shortly',
    ar: 'صفحة الدفع غير متاحة حاليًا. حاولي مرة أخرى بعد قليل',
  },
  tooManyPayments: {
    en: 'This order has been tried too often, please place a new one',
    ar: 'محاولات الدفع لهذا الطلب كثيرة، سجّلي طلبًا جديدًا من فضلكِ',
  },
  notPaidByCard: { en: 'This order is not paid by card', ar: 'هذا الطلب لا يُدفع بالبطاقة' },
  orderExpired: {
    en: 'This order has ended without a payment, please place a new one',
    ar: 'انتهى هذا الطلب من دون دفع، سجّلي طلبًا جديدًا من فضلكِ',
  },
  alreadyPaid: { en: 'This order is paid already', ar: 'هذا الطلب مدفوع بالفعل' },
  invalidSignature: { en: 'The signature is not valid', ar: 'التوقيع غير صالح' },
  purchaseUnknown: {
    en: 'Only buyers can review. Sign in, or enter the number of your order and its e-mail address',
    ar: 'التقييم لمن اشترت فقط. سجّلي الدخول، أو اكتبي رقم طلبكِ وبريده الإلكتروني',
  },
  notBought: {
    en: 'There is no order of this product with these details',
    ar: 'لا يوجد طلب لهذا المنتج بهذه البيانات',
  },
  orderChanged: {
    en: 'Prices or stock have changed, please look at your order again',
    ar: 'تغيّرت الأسعار أو الكميات المتاحة، راجعي طلبكِ من فضلكِ',
  },
} satisfies Record<string, LocalizedMessage>;

/** Reasons why a coupon does not apply. */
export const couponRejections = {
  unknown: { en: 'There is no such coupon code', ar: 'لا توجد قسيمة بهذا الرمز' },
  notStarted: { en: 'This coupon is not valid yet', ar: 'لم يبدأ سريان هذه القسيمة بعد' },
  ended: { en: 'This coupon has expired', ar: 'انتهت صلاحية هذه القسيمة' },
  usedUp: { en: 'This coupon has been used already', ar: 'استُخدمت هذه القسيمة من قبل' },
  usedByEmail: {
    en: 'This coupon works once for each e-mail address, and yours has used it already',
    ar: 'تُستخدم هذه القسيمة مرة واحدة لكل بريد إلكتروني، وقد استُخدمت مع بريدكِ من قبل',
  },
  otherDiscount: { en: 'This coupon takes off another amount now', ar: 'تغيّر خصم هذه القسيمة' },
  otherCurrency: { en: 'This coupon is not for this shop', ar: 'هذه القسيمة ليست لهذا المتجر' },
  belowMinimum: (formatMinimum: (language: Language) => string): LocalizedMessage => ({
    en: `This coupon is for orders from ${formatMinimum('en')}`,
    ar: `تسري هذه القسيمة على الطلبات بدءًا من ${formatMinimum('ar')}`,
  }),
};

/** Message about a product without enough stock. */
export function outOfStockMessage(title: LocalizedMessage): LocalizedMessage {
  return { en: `Out of stock ${title.en}`, ar: `نفدت كمية ${title.ar}` };
}

/** Arabic translations of the contract's own field messages; zod translates its messages itself. */
export const arabicFieldMessages: Record<string, string> = {
  'may not hold characters that cannot be stored': 'يحتوي على حرف غير مسموح به',
  'must be an address that mail reaches': 'يجب أن يكون بريدًا إلكترونيًا يمكن مراسلته',
  'must be a telephone number': 'يجب أن يكون رقم هاتف',
  'must be two capital letters (ISO 3166-1)': 'يجب أن يكون حرفين لاتينيين كبيرين (ISO 3166-1)',
  'must be a currency code such as EGP': 'يجب أن يكون رمز عملة مثل EGP',
  'is needed for a new password': 'مطلوبة لتعيين كلمة مرور جديدة',
  'number and email are needed together': 'يلزم رقم الطلب والبريد الإلكتروني معًا',
};
