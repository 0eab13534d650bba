import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ProfileGate } from '@/components/account/profile-gate';
import { NoScriptNote } from '@/components/forms/no-script-note';
import { PageHeading } from '@/components/layout/page-heading';
import { MessageScope } from '@/components/ui/message-scope';
import { settings } from '@/lib/platform/settings/settings';
import { paymentOrigins } from '@/lib/platform/tenant/payment-origins';
import { currentTenant } from '@/lib/platform/tenant/server';
import { paths } from '@/lib/platform/urls/paths';
import { pageMetadata } from '@/lib/site/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth.profile');
  return pageMetadata({ path: paths.profile, title: t('title'), description: t('intro'), isIndexed: false });
}

export default async function ProfilePage() {
  const [t, tenant] = await Promise.all([getTranslations('auth'), currentTenant()]);
  const title = t('profile.title');
  return (
    <>
      <PageHeading title={title} subtitle={t('profile.intro')} crumbs={[{ name: title }]} />
      <div className="page">
        <NoScriptNote text={t('needsScript')} />
        <MessageScope namespaces={['forms', 'account', 'orders']}>
          <ProfileGate paymentOrigins={paymentOrigins(tenant, settings().apiBaseUrl)} />
        </MessageScope>
      </div>
    </>
  );
}
