import './gallery.css';
import { getLocale } from 'next-intl/server';
import { createSamples } from '@/components/testing/samples';
import { MessageScope } from '@/components/ui/message-scope';
import { currentTenant } from '@/lib/platform/tenant/server';
import { BrowserSections } from './browser-sections.tsx';
import { Sections } from './sections.tsx';
import { serverStates } from './server-states.tsx';

/** Gallery of every component in every state. Development only: builds exclude it (see next.config.mjs). */
export default async function GalleryPage() {
  const [locale, tenant] = await Promise.all([getLocale(), currentTenant()]);
  return (
    <div className="page gallery">
      <Sections states={serverStates(createSamples(locale), tenant)} />
      <MessageScope namespaces={['forms', 'account', 'orders', 'checkout', 'coupons']}>
        <BrowserSections />
      </MessageScope>
    </div>
  );
}
