/* Maximum lengths of what people type. The API rejects longer text, and fields take none. */

export { maxAddressLengths } from '../../../contract/address-limits.ts';
export { maxEmailLength, maxPhoneNumberLength } from '../../../contract/contact-rules.ts';
export {
  maxCouponLength,
  maxMessageLength,
  maxNameLength,
  maxOrderNumberLength,
  maxPasswordLength,
  maxReviewLength,
  maxReviewNameLength,
  maxSearchTextLength,
  maxSubjectLength,
} from '../../../contract/limits.ts';
