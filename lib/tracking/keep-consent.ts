import { keepInScript, loadInScript } from '../browser-storage/in-script.ts';

const key = 'consent';

/** Name of the event that tells of a choice, made here or in another tab. */
export const consentEvent = 'consent';

/**
 * Script that shows the consent bar where the visitor has not chosen yet, takes what its buttons and the one of the footer say, and keeps
 * the choice. What holds stands on the root element: `data-consent` is `granted`, `denied`, `objected` (the browser says no: Global
 * Privacy Control, Do Not Track) or `undecided`; `data-consent-open` shows the bar to whoever thinks again. It runs before the first paint.
 */
export const keepConsent = `(() => {
  const root = document.documentElement;
  const { globalPrivacyControl, doNotTrack } = navigator;
  const objects = globalPrivacyControl || doNotTrack === '1';
  let opener;
  const read = () => {
    let choice = root.dataset.consent;
    try {
      choice = JSON.parse(${loadInScript(key)})?.choice;
    } catch {}
    root.dataset.consent = /^(?:granted|denied)$/.test(choice) ? choice : objects ? 'objected' : 'undecided';
  };
  const emit = () => dispatchEvent(new Event('${consentEvent}'));
  const choose = (choice) => {
    root.dataset.consent = choice;
    delete root.dataset.consentOpen;
    try {
      ${keepInScript(key, 'JSON.stringify({ version: 1, choice })')};
    } catch {}
    (opener ?? document.getElementById('content'))?.focus({ preventScroll: true });
    opener = null;
    emit();
  };
  read();
  addEventListener('click', ({ target }) => {
    const button = target.closest('button[data-consent]');
    if (!button) return;
    const { consent } = button.dataset;
    if (consent !== 'open') return choose(consent);
    opener = button;
    root.dataset.consentOpen = '';
    document.getElementById('consent').focus();
  }, true);
  const again = ({ key: changed, persisted }) => {
    if (persisted || changed === null || changed === '${key}') {
      read();
      emit();
    }
  };
  for (const type of ['storage', 'pageshow']) addEventListener(type, again);
})()`;
