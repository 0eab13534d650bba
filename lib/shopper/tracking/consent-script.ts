import {
  readStorageExpression,
  writeStorageStatement,
} from '../../platform/browser-storage/inline-script-storage.ts';

const key = 'consent';

/** Window event dispatched after a choice in this tab or another. */
export const consentEvent = 'consent';

/**
 * Inline script, run before the first paint: handles and persists the visitor's choice. The state is on the root element:
 * `data-consent` is `granted`, `denied`, `objected` (Global Privacy Control or Do Not Track) or `undecided`, which shows the bar;
 * `data-consent-open` shows the bar again from the footer. Buttons have `data-consent`, too: the choice that they make, or `open`. A
 * choice may also be made elsewhere: in another tab, now or while this page was in the back-forward cache (`persisted`), or by clearing
 * the storage (a key of null). Where the storage cannot be read, a choice lasts as long as the page.
 */
export const consentScript = `(() => {
  const root = document.documentElement;
  const { globalPrivacyControl, doNotTrack } = navigator;
  const objected = globalPrivacyControl || doNotTrack === '1';
  let opener;
  const read = () => {
    let choice = root.dataset.consent;
    try {
      choice = JSON.parse(${readStorageExpression(key)})?.choice;
    } catch {}
    root.dataset.consent = /^(?:granted|denied)$/.test(choice) ? choice : objected ? 'objected' : 'undecided';
  };
  const emit = () => dispatchEvent(new Event('${consentEvent}'));
  const choose = (choice) => {
    root.dataset.consent = choice;
    delete root.dataset.consentOpen;
    try {
      ${writeStorageStatement(key, 'JSON.stringify({ version: 1, choice })')};
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
  const onChoiceElsewhere = ({ key: changed, persisted }) => {
    if (persisted || changed === null || changed === '${key}') {
      read();
      emit();
    }
  };
  for (const type of ['storage', 'pageshow']) addEventListener(type, onChoiceElsewhere);
})()`;
