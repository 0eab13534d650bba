import { readSettings } from './settings.ts';
import { StartError } from './start-error.ts';

describe('readSettings', () => {
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
    ['TRUSTED_PROXIES', 'everyone'],
    ['TRUST_PROXY', 'loopback'],
  ])('names a malformed %s (%s) in its error', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(StartError);
    expect(() => readSettings({ [name]: value })).toThrow(name);
  });

  test('requires a secret for the webhook', () => {
    const WEBHOOK_URL = 'http://127.0.0.1:1/x';
    expect(() => readSettings({ WEBHOOK_URL })).toThrow('WEBHOOK_SECRET');
    expect(readSettings({ WEBHOOK_URL, WEBHOOK_SECRET: 'secret' }).webhook).toEqual({
      urls: [WEBHOOK_URL],
      secret: 'secret',
    });
  });

  describe('in production', () => {
    const complete = {
      NODE_ENV: 'production',
      SHOPS: '[{"currency":"EGP"}]',
      SMTP_URL: 'smtp://mail.example',
      SITE_URL: 'https://shop.example',
    };

    test.each(['SHOPS', 'SMTP_URL', 'SITE_URL'])('requires %s', (name) => {
      expect(() => readSettings({ ...complete, [name]: '' })).toThrow(StartError);
      expect(() => readSettings({ ...complete, [name]: '' })).toThrow(`${name} must be set`);
      expect(() => readSettings({ ...complete, NODE_ENV: 'test', [name]: '' })).not.toThrow();
    });

    test('writes mails to the log only for SMTP_URL=log', () => {
      expect(readSettings({ ...complete, SMTP_URL: 'log' }).smtpUrl).toBeUndefined();
      expect(readSettings(complete).smtpUrl).toBe(complete.SMTP_URL);
    });
  });

  test('treats an empty value as unset', () => {
    expect(readSettings({ PORT: ' ', DATABASE_URL: '' })).toMatchObject({
      port: 4000,
      databaseUrl: undefined,
    });
  });
});
