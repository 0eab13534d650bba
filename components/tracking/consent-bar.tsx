import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/address/address';
import type { ConsentMode } from '@/lib/tracking/consent';

/** Tells or asks about tracking, as the region wants. The same for everyone: lib/tracking/keep-consent.ts shows it and takes the answer. */
export function ConsentBar({ mode }: { mode: ConsentMode }) {
  const t = useTranslations('layout.consent');
  return (
    <section id="consent" tabIndex={-1} aria-label={t('title')} className="consent">
      <p className="grow">
        {t(mode === 'ask' ? 'ask' : 'notify')}{' '}
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
