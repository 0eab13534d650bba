/* Maximum lengths of what people type. The API rejects longer text, and fields take none. */

export { maxEmailLength, maxPhoneNumberLength } from '../../../contract/contact-rules.ts';
export {
  maxAddressLengths,
  maxMessageLength,
  maxNameLength,
  maxOrderNumberLength,
  maxPasswordLength,
  maxSearchTextLength,
  maxSubjectLength,
} from '../../../contract/form-limits.ts';
export { maxCouponLength, maxReviewLength, maxReviewNameLength } from '../../../contract/limits.ts';
