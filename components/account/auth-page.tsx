import { getTranslations } from 'next-intl/server';
import { NoScriptNote } from '@/components/forms/no-script-note';
import { MessageScope } from '@/components/ui/message-scope';
import { type AuthFormName, DeferredForm, DeferredRedirectWhenSignedIn } from './deferred-forms.tsx';

/** Page with one of the sign-in forms. */
export async function AuthPage({ form }: { form: AuthFormName }) {
  const t = await getTranslations('auth');
  return (
    <div className="page grid justify-items-center py-12 lg:py-20">
      <div className="w-full max-w-md">
        <h1 className="title text-[clamp(2rem,5vw,4.2rem)]">{t(`${form}.title`)}</h1>
        <p className="mt-3 mb-8 text-muted">{t(`${form}.intro`)}</p>
        <NoScriptNote text={t('needsScript')} />
        <MessageScope namespaces={['forms', 'account']}>
          <DeferredForm name={form} />
          {/* A reset link also serves a customer who is signed in. */}
          {form !== 'resetPassword' && <DeferredRedirectWhenSignedIn />}
        </MessageScope>
      </div>
    </div>
  );
}
