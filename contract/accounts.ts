import { z } from 'zod';
import { maxAddressLengths, maxNameLength, maxPasswordLength } from './form-limits.ts';
import { maxAddresses } from './limits.ts';
import { code, Email, Identifier, optionalText, PhoneNumber, text } from './text.ts';

const Password = z.string().min(1).max(maxPasswordLength);

/** Password that a customer chooses. */
export const NewPassword = z.string().min(8).max(maxPasswordLength);

export const Login = z.object({ email: Email, password: Password }).meta({ id: 'Login' });

export const Registration = z
  .object({
    name: text(maxNameLength),
    email: Email,
    phoneNumber: PhoneNumber.or(z.literal('')).nullish(),
    password: NewPassword,
  })
  .meta({ id: 'Registration' });

export const ForgottenPassword = z.object({ email: Email }).meta({ id: 'ForgottenPassword' });

export const PasswordReset = z
  .object({ email: Email, token: text(2000), password: NewPassword })
  .meta({ id: 'PasswordReset' });

/** On rejection `status` is false, `errorMessage` is user-facing and both tokens are null. */
export const SignIn = z
  .object({
    status: z.boolean(),
    errorMessage: z.string().nullable(),
    accessToken: z.string().nullable(),
    refreshToken: z.string().nullable(),
  })
  .meta({ id: 'SignIn' });

export const Refresh = z.object({ refreshToken: z.string().min(1).max(500) }).meta({ id: 'Refresh' });

/** The access token is a JWT with the claims sub, exp, name and email. */
export const Tokens = z.object({ accessToken: z.string(), refreshToken: z.string() }).meta({ id: 'Tokens' });

/** Delivery address; `country` is an ISO 3166-1 alpha-2 code, `governorate` the state or province. */
export const Address = z
  .object({
    country: z
      .string()
      .trim()
      .regex(/^[A-Z]{2}$/, 'must be two capital letters (ISO 3166-1)'),
    governorate: text(maxAddressLengths.governorate),
    city: text(maxAddressLengths.city),
    street: text(maxAddressLengths.street),
    building: optionalText(maxAddressLengths.building),
    postalCode: code(maxAddressLengths.postalCode, 0).nullish(),
    notes: optionalText(maxAddressLengths.notes),
  })
  .meta({ id: 'Address' });

/** Profile of a customer with the address book. */
export const Profile = z
  .object({
    name: z.string(),
    email: z.string(),
    phoneNumber: z.string().nullable(),
    addresses: z.array(
      Address.extend({ id: Identifier, label: z.string().nullish(), isDefault: z.boolean() }),
    ),
  })
  .meta({ id: 'Profile' });

/**
 * Partial update: absent fields stay unchanged. `addresses` replaces the whole list, and entries with an `id` keep it.
 * A new `password` requires `currentPassword`.
 */
export const ProfileUpdate = z
  .object({
    name: text(maxNameLength),
    phoneNumber: PhoneNumber.or(z.literal('')).nullable(),
    addresses: z
      .array(
        Address.extend({
          id: z.union([z.int(), text(64)]).nullish(),
          label: optionalText(maxAddressLengths.label),
          isDefault: z.boolean().default(false),
        }),
      )
      .max(maxAddresses),
    currentPassword: Password,
    password: NewPassword,
    newPassword: NewPassword.meta({
      deprecated: true,
      description: 'the same as password, from storefronts of the release before',
    }),
  })
  .partial()
  .refine(
    ({ password, newPassword, currentPassword }) =>
      (password ?? newPassword) === undefined || currentPassword !== undefined,
    {
      path: ['currentPassword'],
      message: 'is needed for a new password',
    },
  )
  .meta({ id: 'ProfileUpdate' });

/** Includes a new pair of tokens after a change of password, which ends every session. */
export const UpdatedProfile = Profile.extend(Tokens.partial().shape).meta({ id: 'UpdatedProfile' });

/** Signed-in session; `browser` and `system` are families such as Chrome and Android, null when unknown. */
export const CustomerSession = z
  .object({
    id: Identifier,
    isCurrent: z.boolean().describe('session of the request'),
    usedAt: z.iso.datetime({ offset: true }).describe('last issue of tokens'),
    browser: z.string().nullable(),
    system: z.string().nullable(),
  })
  .meta({ id: 'CustomerSession' });
