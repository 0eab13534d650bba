'use client';

import { type ComponentType, lazy, type ReactNode } from 'react';
import { DeferredIsland } from '@/components/ui/deferred-island';
import { useDeferredComponent } from '@/components/ui/use-deferred-component';

const interactionEvents = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'input', 'submit'];

interface FormProps {
  children?: ReactNode;
  /** Origins of payment pages that the buyer may be led to; for `trackOrder`. */
  paymentOrigins?: readonly string[];
}

type FormLoader = () => Promise<ComponentType<FormProps>>;

/**
 * Component that loads its script on the first interaction, on the server at once.
 * @param isUrgent called in the browser; resolves to true to load the script at once instead
 */
const deferredForm = (name: string, load: FormLoader, isUrgent = async () => false) =>
  lazy(async () => {
    const isServer = typeof document === 'undefined';
    if (!isServer && !(await isUrgent())) await onFirstInteraction(name);
    return { default: await load() };
  });

/**
 * Forms whose script is loaded on the first interaction. The server renders them whole, and text typed before hydration
 * stays. Not `next/dynamic`, which would load the scripts with the page.
 */
const forms = {
  login: deferredForm('login', () => import('./login-form.tsx').then((module) => module.LoginForm)),
  register: deferredForm('register', () =>
    import('./register-form.tsx').then((module) => module.RegisterForm),
  ),
  forgotPassword: deferredForm('forgotPassword', () =>
    import('./forgot-password-form.tsx').then((module) => module.ForgotPasswordForm),
  ),
  // Not deferred: fills in the e-mail address of its URL, or says that the URL lacks the token.
  resetPassword: lazy(() =>
    import('./reset-password-form.tsx').then((module) => ({ default: module.ResetPasswordForm })),
  ),
  trackOrder: deferredForm(
    'trackOrder',
    () => import('./track-order-form.tsx').then((module) => module.TrackOrderForm),
    // At once after an order in this tab, which the form looks up without an interaction, and for a number in the URL.
    async () =>
      new URLSearchParams(location.search).has('number') ||
      (await import('@/lib/shopper/checkout/placed-orders')).loadPlacedOrder() !== null,
  ),
  contact: deferredForm('contact', () => import('./contact-form.tsx').then((module) => module.ContactForm)),
};

/** Names of the sign-in forms, each of which has its own page. */
export type AuthFormName = Exclude<keyof typeof forms, 'trackOrder' | 'contact'>;

/** Form that the server renders and the browser hydrates later. @param children content below the form, which the form may replace */
export function DeferredForm({ name, children, ...props }: FormProps & { name: keyof typeof forms }) {
  const Form: ComponentType<FormProps> = forms[name];
  return (
    <DeferredIsland name={name}>
      <Form {...props}>{children}</Form>
    </DeferredIsland>
  );
}

const loadRedirect = () =>
  import('./redirect-when-signed-in.tsx').then((module) => module.RedirectWhenSignedIn);

/** Loads `RedirectWhenSignedIn` after the page. */
export function DeferredRedirectWhenSignedIn() {
  const Redirect = useDeferredComponent(loadRedirect);
  return Redirect && <Redirect />;
}

/**
 * Resolves on the first interaction with the deferred island of this name, and on `popstate`, after which React renders
 * the page again. Resolves at once while pointer or focus is in the island, when its form was submitted before, and
 * when the server has not rendered it.
 */
export function onFirstInteraction(name: string): Promise<void> {
  const selector = `[data-deferred=${name}]`;
  if (!document.querySelector(selector)) return Promise.resolve();
  // `data-pending` marks a form that was submitted before hydration.
  if (document.querySelector(`${selector}:is(:hover, :focus-within, :has([data-pending]))`))
    return Promise.resolve();
  return new Promise((resolve) => {
    const onEvent = ({ type, target }: Event) => {
      if (type !== 'popstate' && !(target instanceof Element && target.closest(selector))) return;
      for (const eventName of interactionEvents) removeEventListener(eventName, onEvent, true);
      removeEventListener('popstate', onEvent);
      resolve();
    };
    for (const eventName of interactionEvents) addEventListener(eventName, onEvent, true);
    addEventListener('popstate', onEvent);
  });
}
