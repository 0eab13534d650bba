import { installFakeBrowser } from '../../platform/browser-storage/testing.ts';
import { consentScript } from './consent-script.ts';

let browser: ReturnType<typeof installFakeBrowser>;
let root: { dataset: Record<string, string> };
let focusedIds: string[];

beforeEach(() => {
  browser = installFakeBrowser();
  focusedIds = [];
});

const fakeElement = (id: string) => ({
  dataset: {} as Record<string, string>,
  focus: () => focusedIds.push(id),
});

function loadPage(signals: object = {}): void {
  browser.unload();
  root = { dataset: {} };
  const document = { documentElement: root, getElementById: fakeElement };
  for (const [name, value] of Object.entries({ document, navigator: signals }))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  new Function(consentScript)();
}

const click = (consent: string) => {
  const button = { ...fakeElement('opener'), dataset: { consent } };
  browser.click({ closest: () => button });
};

describe('consent script', () => {
  test('starts undecided and persists a choice', () => {
    loadPage();
    expect(root.dataset).toEqual({ consent: 'undecided' });
    click('denied');
    expect(root.dataset).toEqual({ consent: 'denied' });
    expect(focusedIds).toEqual(['content']);
    loadPage();
    expect(root.dataset).toEqual({ consent: 'denied' });
  });

  test('keeps the choice in memory when storage is forbidden', () => {
    browser.isBlocked = true;
    loadPage();
    click('granted');
    browser.restorePages();
    expect(root.dataset).toEqual({ consent: 'granted' });
  });

  test.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
    'treats %o as an objection until the visitor chooses',
    (objection) => {
      loadPage(objection);
      expect(root.dataset).toEqual({ consent: 'objected' });
      click('granted');
      loadPage(objection);
      expect(root.dataset).toEqual({ consent: 'granted' });
    },
  );

  test('reopens the bar from the footer and restores the focus', () => {
    loadPage();
    click('granted');
    click('open');
    expect(root.dataset).toEqual({ consent: 'granted', consentOpen: '' });
    click('denied');
    expect(root.dataset).toEqual({ consent: 'denied' });
    expect(focusedIds).toEqual(['content', 'consent', 'opener']);
  });

  test.each(['{', '{"choice":"else"}', 'null'])('ignores %s in storage', (text) => {
    browser.stored.set('consent', text);
    loadPage();
    expect(root.dataset).toEqual({ consent: 'undecided' });
  });

  test('takes over the choice of another tab and dispatches an event', () => {
    loadPage();
    let eventCount = 0;
    addEventListener('consent', () => {
      eventCount += 1;
    });
    browser.stored.set('consent', '{"version":1,"choice":"denied"}');
    browser.dispatchStorage('cart_products');
    expect([root.dataset.consent, eventCount]).toEqual(['undecided', 0]);
    browser.dispatchStorage('consent');
    expect([root.dataset.consent, eventCount]).toEqual(['denied', 1]);
  });
});
