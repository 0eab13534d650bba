import { dictionary } from '@zxcvbn-ts/language-common';

/** Lower-case list of common passwords. */
export const commonPasswords = new Set(dictionary['passwords-common']);
