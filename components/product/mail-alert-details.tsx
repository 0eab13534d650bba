import { useLocale, useTranslations } from 'next-intl';
import { FormAlert } from '@/components/forms/form-alert';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/platform/urls/paths';
import type { AlertFailure, MailAlert } from '@/lib/shopper/stock-alerts/alert-page';

interface MailAlertDetailsProps {
  /** Token in the URL of the page; null without one. */
  token: string | null;
  /** Null without a valid token; `later`, which is also the failure to show, when it could not be fetched. */
  fetchedAlert: MailAlert | null | 'later';
  /** Why the last form failed; null without a failure. Not shown for a token that is not valid any more. */
  formFailure: AlertFailure | null;
  /** True when a visitor without script has just requested an alert, which she must confirm by mail. */
  isAlertRequested: boolean;
}

/** Shows a stock alert by mail and its state, with forms that confirm or end it. Works without script. */
export function MailAlertDetails({
  token,
  fetchedAlert,
  formFailure,
  isAlertRequested,
}: MailAlertDetailsProps) {
  const t = useTranslations('alertPage');
  const locale = useLocale();
  const alert = fetchedAlert === 'later' ? null : fetchedAlert;
  const isTokenInvalid = token !== null && fetchedAlert === null;
  const fetchFailure = fetchedAlert === 'later' ? 'later' : null;
  const failure = isTokenInvalid ? null : (formFailure ?? fetchFailure);
  // The other states are `sent`, after the mail, and `ended`.
  const isAlertActive = alert?.state === 'pending' || alert?.state === 'confirmed';
  return (
    <div className="page grid max-w-2xl justify-items-start gap-6">
      <FormAlert text={failure && t(`failure.${failure}`)} />
      {alert && token && (
        <>
          <p role="status">{t(`state.${alert.state}`)}</p>
          <p className="title text-3xl">
            {alert.title}
            {alert.variant && <span className="block text-xl text-muted">{alert.variant}</span>}
          </p>
          {alert.state !== 'ended' && (
            <form method="post" action="/api/alerts" className="flex flex-wrap gap-4">
              <input type="hidden" name="token" value={token} />
              <input type="hidden" name="locale" value={locale} />
              {alert.state === 'pending' && (
                <button type="submit" name="action" value="confirm" className="btn">
                  {t('confirm')}
                </button>
              )}
              <button type="submit" name="action" value="end" className="btn btn-quiet">
                {t('end')}
              </button>
            </form>
          )}
          <Link href={paths.product(alert.slug)} className="link py-1">
            {t('view')}
          </Link>
        </>
      )}
      {!alert && !failure && <p role="status">{t(isAlertRequested ? 'sent' : 'invalid')}</p>}
      {!isAlertActive && (
        <Link href={paths.shop} className="link py-1">
          {t('shop')}
        </Link>
      )}
    </div>
  );
}
