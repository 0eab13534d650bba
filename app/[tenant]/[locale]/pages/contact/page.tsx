import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { DeferredForm } from '@/components/account/deferred-forms';
import { NoScriptNote } from '@/components/forms/no-script-note';
import { ContentPage } from '@/components/layout/content-page';
import { MessageScope } from '@/components/ui/message-scope';
import { contactNumbers } from '@/lib/platform/tenant/contact-numbers';
import { currentTenant } from '@/lib/platform/tenant/server';
import { paths } from '@/lib/platform/urls/paths';
import { pageMetadata } from '@/lib/site/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('contact');
  return pageMetadata({ path: paths.contact, title: t('title'), description: t('intro') });
}

export default async function ContactPage() {
  const [tenant, locale, t] = await Promise.all([currentTenant(), getLocale(), getTranslations('contact')]);
  const { contact, social, otherSocial } = tenant;
  return (
    <ContentPage title={t('title')} intro={t('intro')} sections={[]}>
      <dl className="grid gap-6 wrap-anywhere">
        <div>
          <dt className="eyebrow text-muted">{t('email')}</dt>
          <dd className="title text-3xl">
            <a href={`mailto:${contact.email}`} className="link">
              {contact.email}
            </a>
          </dd>
        </div>
        {contactNumbers(contact).map(({ kind, text, href }) => (
          <div key={kind}>
            <dt className="eyebrow text-muted">{t(kind)}</dt>
            <dd className="title text-3xl">
              <a href={href} rel="noopener" className="link">
                <bdi dir="ltr">{text}</bdi>
              </a>
            </dd>
          </div>
        ))}
        {[social, ...otherSocial].map(({ network, handle, url }) => (
          <div key={url}>
            <dt className="eyebrow text-muted">{network[locale]}</dt>
            <dd className="title text-3xl">
              <a href={url} rel="noopener" className="link">
                <bdi>{handle}</bdi>
              </a>
            </dd>
          </div>
        ))}
        {contact.city && (
          <div>
            <dt className="eyebrow text-muted">{t('studio')}</dt>
            <dd className="title text-3xl">{contact.city[locale]}</dd>
          </div>
        )}
      </dl>
      <section aria-labelledby="write-to-us">
        <h2 id="write-to-us" className="title mb-6 text-3xl">
          {t('writeToUs')}
        </h2>
        <NoScriptNote text={t('needsScript')} />
        <MessageScope namespaces={['forms']}>
          <DeferredForm name="contact" />
        </MessageScope>
      </section>
    </ContentPage>
  );
}
