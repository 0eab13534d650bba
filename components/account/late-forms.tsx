'use client';

import { lazy, type ReactNode } from 'react';

/**
 * Forms whose script comes after the page: the server draws them whole, and what is typed before they come to life stays.
 * `next/dynamic` would have the browser fetch the script at once.
 */
const forms = {
  login: lazy(() => import('./login-form.tsx').then((module) => ({ default: module.LoginForm }))),
  register: lazy(() => import('./register-form.tsx').then((module) => ({ default: module.RegisterForm }))),
  forgotPassword: lazy(() =>
    import('./forgot-password-form.tsx').then((module) => ({ default: module.ForgotPasswordForm })),
  ),
  resetPassword: lazy(() =>
    import('./reset-password-form.tsx').then((module) => ({ default: module.ResetPasswordForm })),
  ),
  trackOrder: lazy(() =>
    import('./track-order-form.tsx').then((module) => ({ default: module.TrackOrderForm })),
  ),
  contact: lazy(() => import('./contact-form.tsx').then((module) => ({ default: module.ContactForm }))),
};

/** Forms that lead to an account; each has a page of its own. */
export type AuthFormName = Exclude<keyof typeof forms, 'trackOrder' | 'contact'>;

/** @param children stands after the form, which may take its place */
export function LateForm({ name, children }: { name: keyof typeof forms; children?: ReactNode }) {
  const Form = forms[name];
  // No Suspense: the server would send a form of this size after the page, for a script to put into its place.
  return <Form>{children}</Form>;
}
