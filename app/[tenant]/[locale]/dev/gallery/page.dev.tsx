import './gallery.css';
import { getLocale } from 'next-intl/server';
import { MessageScope } from '@/components/forms/message-scope';
import { currentTenant } from '@/lib/tenant/server';
import { InBrowser } from './in-browser.tsx';
import { samplesIn } from './samples.ts';
import { Sections } from './sections.tsx';
import { serverStates } from './server-states.tsx';

/** Every component in every state, in the language of the address. There is no such page in a build (see next.config.mjs). */
export default async function GalleryPage() {
  const [locale, tenant] = await Promise.all([getLocale(), currentTenant()]);
  return (
    <div className="page gallery">
      <Sections states={serverStates(samplesIn(locale), tenant)} />
      <MessageScope namespaces={['forms', 'account', 'orders', 'checkout']}>
        <InBrowser />
      </MessageScope>
    </div>
  );
}
