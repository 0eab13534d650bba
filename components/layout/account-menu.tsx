import { User } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { AccountEntries } from './account-entries.tsx';

const popoverId = 'account-menu';

/** Account menu of the top bar. Its entries depend on the session, which script reads. */
export function AccountMenu() {
  const t = useTranslations('layout');
  return (
    <>
      <button
        type="button"
        popoverTarget={popoverId}
        className="needs-script flex min-h-10 items-center gap-1.5 font-semibold text-ink hover:text-primary-ink"
      >
        <Icon icon={User} className="size-4" />
        <span className="max-sm:sr-only">{t('account')}</span>
      </button>
      <nav
        id={popoverId}
        popover="auto"
        aria-label={t('account')}
        // Ends where the content of the class `page` ends, which is centred and at most 81rem wide (88rem less two gutters of 3.5rem).
        style={{ insetInlineEnd: 'max(var(--gutter), 50% - 40.5rem)' }}
        className="needs-script absolute inset-auto top-10 m-0 w-56 border border-sand bg-paper p-2 text-base text-ink"
      >
        <AccountEntries className="flex min-h-11 w-full items-center px-4 hover:bg-backdrop" />
      </nav>
    </>
  );
}
