'use client';

import { type ComponentType, lazy, type ReactNode } from 'react';
import { LatePlace } from '@/components/ui/late-place';
import { useLater } from '@/components/ui/use-later';
import { placedOrder } from '@/lib/checkout/placed';
import { whenTouched } from './when-touched.ts';

type Load = () => Promise<ComponentType<{ children?: ReactNode }>>;

const late = (name: string, load: Load, isNeeded = () => false) =>
  lazy(async () => {
    if (!isNeeded()) await whenTouched(name);
    return { default: await load() };
  });

/**
 * Forms whose script comes when they are first touched: the server draws them whole, and what is typed before they come to life
 * stays; that of following an order comes at once where it has something to fill in. `next/dynamic` would have the browser fetch the script at once.
 */
const forms = {
  login: late('login', () => import('./login-form.tsx').then((module) => module.LoginForm)),
  register: late('register', () => import('./register-form.tsx').then((module) => module.RegisterForm)),
  forgotPassword: late('forgotPassword', () =>
    import('./forgot-password-form.tsx').then((module) => module.ForgotPasswordForm),
  ),
  // Reads the link that led to it.
  resetPassword: lazy(() =>
    import('./reset-password-form.tsx').then((module) => ({ default: module.ResetPasswordForm })),
  ),
  trackOrder: late(
    'trackOrder',
    () => import('./track-order-form.tsx').then((module) => module.TrackOrderForm),
    () => placedOrder() !== null,
  ),
  contact: late('contact', () => import('./contact-form.tsx').then((module) => module.ContactForm)),
};

/** Forms that lead to an account; each has a page of its own. */
export type AuthFormName = Exclude<keyof typeof forms, 'trackOrder' | 'contact'>;

/** @param children stands after the form, which may take its place */
export function LateForm({ name, children }: { name: keyof typeof forms; children?: ReactNode }) {
  const Form: ComponentType<{ children?: ReactNode }> = forms[name];
  return (
    <LatePlace name={name}>
      <Form>{children}</Form>
    </LatePlace>
  );
}

const loadOnward = () => import('./way-onward.tsx').then((module) => module.WayOnward);

/** Takes customers onward from a page that would sign them in. */
export function OnwardWhenSignedIn() {
  const WayOnward = useLater(loadOnward);
  return WayOnward && <WayOnward />;
}
