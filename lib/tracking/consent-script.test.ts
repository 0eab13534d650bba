import { fakeBrowser } from '../browser-storage/testing.ts';
import { consentScript } from './consent-script.ts';

let browser: ReturnType<typeof fakeBrowser>;
let root: { dataset: Record<string, string> };
let focusedIds: string[];

beforeEach(() => {
  browser = fakeBrowser();
  focusedIds = [];
});

const element = (id: string) => ({
  dataset: {} as Record<string, string>,
  focus: () => focusedIds.push(id),
});

function load(signals: object = {}): void {
  browser.unload();
  root = { dataset: {} };
  const document = { documentElement: root, getElementById: element };
  for (const [name, value] of Object.entries({ document, navigator: signals }))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  new Function(consentScript)();
}

const click = (consent: string) => {
  const button = { ...element('opener'), dataset: { consent } };
  browser.click({ closest: () => button });
};

describe('consent script', () => {
  test('starts undecided and persists a choice', () => {
    load();
    expect(root.dataset).toEqual({ consent: 'undecided' });
    click('denied');
    expect(root.dataset).toEqual({ consent: 'denied' });
    expect(focusedIds).toEqual(['content']);
    load();
    expect(root.dataset).toEqual({ consent: 'denied' });
  });

  test('keeps the choice in memory when storage is forbidden', () => {
    browser.isBlocked = true;
    load();
    click('granted');
    browser.restorePages();
    expect(root.dataset).toEqual({ consent: 'granted' });
  });

  test.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
    'treats %o as an objection until the visitor chooses',
    (objection) => {
      load(objection);
      expect(root.dataset).toEqual({ consent: 'objected' });
      click('granted');
      load(objection);
      expect(root.dataset).toEqual({ consent: 'granted' });
    },
  );

  test('reopens the bar from the footer and restores the focus', () => {
    load();
    click('granted');
    click('open');
    expect(root.dataset).toEqual({ consent: 'granted', consentOpen: '' });
    click('denied');
    expect(root.dataset).toEqual({ consent: 'denied' });
    expect(focusedIds).toEqual(['content', 'consent', 'opener']);
  });

  test.each(['{', '{"choice":"else"}', 'null'])('ignores %s in storage', (text) => {
    browser.stored.set('consent', text);
    load();
    expect(root.dataset).toEqual({ consent: 'undecided' });
  });

  test('takes over the choice of another tab and dispatches an event', () => {
    load();
    let events = 0;
    addEventListener('consent', () => {
      events += 1;
    });
    browser.stored.set('consent', '{"version":1,"choice":"denied"}');
    browser.dispatchStorage('cart_products');
    expect([root.dataset.consent, events]).toEqual(['undecided', 0]);
    browser.dispatchStorage('consent');
    expect([root.dataset.consent, events]).toEqual(['denied', 1]);
  });
});
