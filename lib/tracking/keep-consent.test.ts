import { fakeBrowser } from '../browser-storage/testing.ts';
import { keepConsent } from './keep-consent.ts';

let browser: ReturnType<typeof fakeBrowser>;
let root: { dataset: Record<string, string> };
let focused: string[];

beforeEach(() => {
  browser = fakeBrowser();
  focused = [];
});

const element = (id: string) => ({
  dataset: {} as Record<string, string>,
  focus: () => focused.push(id),
});

function load(objection: object = {}): void {
  browser.unload();
  root = { dataset: {} };
  const document = { documentElement: root, getElementById: element };
  for (const [name, value] of Object.entries({ document, navigator: objection }))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  new Function(keepConsent)();
}

const press = (consent: string) => {
  const button = { ...element('opener'), dataset: { consent } };
  browser.click({ closest: () => button });
};

test('a visitor who has not chosen is undecided, and what they press before anything else has loaded is kept', () => {
  load();
  expect(root.dataset).toEqual({ consent: 'undecided' });
  press('denied');
  expect(root.dataset).toEqual({ consent: 'denied' });
  expect(focused).toEqual(['content']);
  load();
  expect(root.dataset).toEqual({ consent: 'denied' });
});

test('the choice holds for the page where storage is forbidden', () => {
  browser.forbidden = true;
  load();
  press('granted');
  browser.comeBack();
  expect(root.dataset).toEqual({ consent: 'granted' });
});

test.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
  '%o is an objection until they choose',
  (objection) => {
    load(objection);
    expect(root.dataset).toEqual({ consent: 'objected' });
    press('granted');
    load(objection);
    expect(root.dataset).toEqual({ consent: 'granted' });
  },
);

test('the button of the footer opens the bar, which gives the focus back', () => {
  load();
  press('granted');
  press('open');
  expect(root.dataset).toEqual({ consent: 'granted', consentOpen: '' });
  press('denied');
  expect(root.dataset).toEqual({ consent: 'denied' });
  expect(focused).toEqual(['content', 'consent', 'opener']);
});

test.each(['{', '{"choice":"else"}', 'null'])('%s in storage is no choice', (text) => {
  browser.stored.set('consent', text);
  load();
  expect(root.dataset).toEqual({ consent: 'undecided' });
});

test('what is chosen in another tab holds here, and is told', () => {
  load();
  let told = 0;
  addEventListener('consent', () => {
    told += 1;
  });
  browser.stored.set('consent', '{"version":1,"choice":"denied"}');
  browser.tellTabs('cart_products');
  expect([root.dataset.consent, told]).toEqual(['undecided', 0]);
  browser.tellTabs('consent');
  expect([root.dataset.consent, told]).toEqual(['denied', 1]);
});
