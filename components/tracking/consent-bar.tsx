import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/platform/urls/paths';
import type { ConsentMode } from '@/lib/shopper/tracking/consent';

/** Consent bar. Its HTML is the same for every visitor; lib/shopper/tracking/consent-script.ts shows it and handles the choice. */
export function ConsentBar({ mode }: { mode: ConsentMode }) {
  const t = useTranslations('layout.consent');
  return (
    <section id="consent" tabIndex={-1} aria-label={t('title')} className="consent">
      <p>
        {`${t(mode === 'ask' ? 'ask' : 'notify')} `}
        <Link href={paths.privacyPolicy} className="link">
          {t.rich('more', { of: (text) => <span className="sr-only">{text}</span> })}
        </Link>
      </p>
      {(['denied', 'granted'] as const).map((choice) => (
        <button key={choice} type="button" data-consent={choice} className="btn btn-quiet min-h-[44px] px-3">
          {t(choice === 'granted' ? 'accept' : 'decline')}
        </button>
      ))}
    </section>
  );
}
