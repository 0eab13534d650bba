import { readSettings } from './settings.ts';
import { StartError } from './start-error.ts';

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['HOST', 'not a host'],
  ['DATABASE_URL', 'mysql://localhost/shop'],
  ['LOG_LEVEL', 'loud'],
  ['AUTH_SECRET', 'short'],
  ['ATTEMPTS_FACTOR', '0'],
  ['SHOPS', 'EGP=-5'],
  ['SHOPS', '[{"currency":"EGP","deliveryCost":-5}]'],
  ['SHOPS', '[{"currency":"EGP","countries":["Egypt"]}]'],
  ['SITE_URL', 'javascript:alert(1)'],
  ['SMTP_URL', 'https://mail.example'],
  ['CURRENCY', 'pounds'],
  ['CAMPAIGNS_KEY', 'short'],
  ['WEBHOOK_URL', 'ftp://shop.example'],
])('a malformed %s (%s) is refused in words that name it', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(StartError);
  expect(() => readSettings({ [name]: value })).toThrow(name);
});

test('a webhook needs a secret', () => {
  const WEBHOOK_URL = 'http://127.0.0.1:1/x';
  expect(() => readSettings({ WEBHOOK_URL })).toThrow('WEBHOOK_SECRET');
  expect(readSettings({ WEBHOOK_URL, WEBHOOK_SECRET: 'secret' }).webhook).toEqual({
    addresses: [WEBHOOK_URL],
    secret: 'secret',
  });
});

test('an empty value counts as unset', () => {
  expect(readSettings({ PORT: ' ', DATABASE_URL: '' })).toMatchObject({ port: 4000, databaseUrl: undefined });
});
