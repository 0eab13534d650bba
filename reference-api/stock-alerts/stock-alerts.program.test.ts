import { setTimeout as sleep } from 'node:timers/promises';
import { runCommand } from '../admin/run-command.ts';
import { type Api, startApi } from '../testing/api.ts';
import { callApi, findOffers, newOrder, type Offer, placeOrder, register } from '../testing/api-client.ts';
import { type MailServer, type ReceivedMail, startMailServer } from '../testing/mail-server.ts';
import { testWithPostgres } from '../testing/postgres.ts';
import { type DatabaseSettings, seededDatabase, seededPostgresDatabase } from '../testing/seeded-database.ts';

const shops = JSON.stringify([
  { currency: 'EGP', name: { en: 'Rida', ar: 'رداء' }, origin: 'https://rida.example' },
]);

let mails: MailServer;
beforeAll(async () => {
  mails = await startMailServer();
});
afterAll(() => mails.close());

const requestAlert = (
  api: Api,
  { productId, variantId }: Offer,
  email: string,
  { language = 'en', address = '203.0.113.1' } = {},
) =>
  callApi(api, 'POST', '/StockAlerts', {
    body: { productId, variantId, email, language },
    headers: { 'x-shop-origin': 'https://rida.example', 'x-forwarded-for': address },
  });

const subjectOf = ({ headers }: ReceivedMail) => /^Subject: (.*)/m.exec(headers)?.[1]?.trim() ?? '';
const tokenOf = ({ text }: ReceivedMail) => /\/pages\/alerts\?token=(\S+)/.exec(text)?.[1] ?? '';

describe('an alert', () => {
  let api: Api;
  let database: DatabaseSettings;
  let offers: Offer[];
  const start = async () => {
    api = await startApi({ ...database, SMTP_URL: mails.url, SHOPS: shops });
  };
  beforeAll(async () => {
    database = await seededDatabase();
    await start();
    offers = await findOffers(api, 1);
  });
  afterAll(() => api.stop());

  const setStock = ({ slug }: Offer, quantity: number) =>
    runCommand(['set-stock', slug, String(quantity)], database.DATA_DIR);
  const stateOf = async (token: string) =>
    (await callApi(api, 'GET', `/StockAlerts/${token}`)).body.response?.state;
  const confirm = (token: string) => callApi(api, 'POST', `/StockAlerts/${token}/Confirm`);

  test('is confirmed and sent once, in its language, despite a restart', async () => {
    const [offer, other] = offers as [Offer, Offer];
    await setStock(offer, 0);
    for (const email of ['Mona@shop.example', 'mona@shop.example'])
      expect((await requestAlert(api, offer, email, { language: 'ar' })).status).toBe(200);
    const confirmation = await mails.next();
    const token = tokenOf(confirmation);
    expect(confirmation.headers).toContain('To: mona@shop.example');
    expect(confirmation.text).toContain(`https://rida.example/ar/pages/alerts?token=${token}`);
    expect(confirmation.html).toContain('<html lang="ar" dir="rtl">');
    expect(await stateOf(token)).toBe('pending');
    for (const _attempt of [1, 2]) expect((await confirm(token)).body.response.state).toBe('confirmed');

    await api.stop();
    await start();
    await setStock(offer, 3);
    const backInStock = await mails.next();
    expect(backInStock.text).toContain(`https://rida.example/ar/shop/shop-details/${offer.slug}?`);
    // The mail arrives just before it is marked as sent.
    while ((await stateOf(token)) === 'confirmed') await sleep(20);
    expect(await stateOf(token)).toBe('sent');
    await setStock(offer, 0);
    await setStock(offer, 3);

    // A second mail about the first alert would precede it: older alerts come first.
    await setStock(other, 0);
    await requestAlert(api, other, 'mona@shop.example');
    expect(subjectOf(await mails.next())).toBe(`Confirm your alert: ${other.title}`);
  });

  test('is sent when a cancelled order restores the stock', async () => {
    const offer = offers.slice(7).find(({ stock }) => stock < 15) as Offer;
    const shopper = await register(api);
    const order = newOrder([{ offer, quantity: offer.stock }]);
    const { id } = (await placeOrder(api, order, { token: shopper.token })).body.response;
    await mails.next();
    await requestAlert(api, offer, 'salma@shop.example');
    await confirm(tokenOf(await mails.next()));
    await callApi(api, 'DELETE', `/Posts/Orders/${id}`, { token: shopper.token });
    expect(subjectOf(await mails.next())).toBe(`Back in stock: ${offer.title}`);
  });

  test('ends with one click, like all other alerts to its address', async () => {
    const [first, second, third] = offers.slice(2) as [Offer, Offer, Offer];
    for (const offer of [first, second]) {
      await setStock(offer, 0);
      await requestAlert(api, offer, 'hala@shop.example');
    }
    // One confirmation of an address is open at a time.
    const firstMail = await mails.next();
    await confirm(tokenOf(firstMail));
    const secondMail = await mails.next();
    expect(subjectOf(secondMail)).toBe(`Confirm your alert: ${second.title}`);
    const headers = firstMail.headers.replace(/\r\n\s+/g, ' ');
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const [, path = ''] =
      /List-Unsubscribe: <https:\/\/rida\.example\/api\/upstream(\S+)>/.exec(headers) ?? [];
    const unsubscribe = (target: string) =>
      fetch(api.baseUrl + target, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    expect((await unsubscribe(path.replace('/End', 'x/End'))).status).toBe(404);
    expect((await unsubscribe(path)).status).toBe(200);
    expect([await stateOf(tokenOf(firstMail)), await stateOf(tokenOf(secondMail))]).toEqual([
      'ended',
      'ended',
    ]);
    expect((await confirm(tokenOf(firstMail))).body.response.state).toBe('ended');

    for (const offer of [first, second]) await setStock(offer, 2);
    await setStock(third, 0);
    await requestAlert(api, third, 'hala@shop.example');
    expect(subjectOf(await mails.next())).toContain(third.title);
  });

  test('for a variant in stock is sent once it is confirmed', async () => {
    const offer = offers.at(-1) as Offer;
    const request = await requestAlert(api, offer, 'rana@shop.example');
    expect([request.status, request.body]).toEqual([200, { response: {} }]);
    const confirmation = await mails.next();
    expect(subjectOf(confirmation)).toBe(`Confirm your alert: ${offer.title}`);
    await confirm(tokenOf(confirmation));
    expect(subjectOf(await mails.next())).toBe(`Back in stock: ${offer.title}`);
  });

  test('is deleted by command', async () => {
    const [offer] = offers.slice(5) as [Offer];
    await setStock(offer, 0);
    await requestAlert(api, offer, 'nada@shop.example');
    const token = tokenOf(await mails.next());
    expect(await runCommand(['delete-alerts', 'Nada@shop.example'], database.DATA_DIR)).toContain(
      '1 stock alert deleted',
    );
    expect((await confirm(token)).status).toBe(404);
  });

  test('is requested with success until the network reaches its limit', async () => {
    const [offer] = offers.slice(6) as [Offer];
    const request = (requestedOffer: Offer, email: string) =>
      requestAlert(api, requestedOffer, email, { address: '198.51.100.1' });
    await setStock(offer, 0);
    const unknown = { ...offer, variantId: 2_147_483_000 };
    expect((await request(unknown, 'a@shop.example')).body).toEqual({ response: {} });
    expect((await request(offer, 'no address')).status).toBe(400);
    const statuses = [];
    for (let count = 0; count < 60; count += 1)
      statuses.push((await request(offer, 'sara@shop.example')).status);
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([200]));
    expect(statuses.at(-1)).toBe(429);
    expect(subjectOf(await mails.next())).toBe(`Confirm your alert: ${offer.title}`);
  });
});

testWithPostgres('two processes send each mail once', async () => {
  const settings = {
    ...(await seededPostgresDatabase()),
    SMTP_URL: mails.url,
    ATTEMPTS_FACTOR: '10',
  };
  const apis = (await Promise.all([startApi(settings), startApi(settings)])) as [Api, Api];
  const [offer, other] = (await findOffers(apis[0], 1)) as [Offer, Offer];
  const emails = Array.from({ length: 20 }, (_, index) => `${index}@shop.example`).sort();
  const receive = () => Promise.all(emails.map(() => mails.next()));
  const recipients = (received: ReceivedMail[]) =>
    received.map(({ headers }) => /^To: (\S+)/m.exec(headers)?.[1]).sort();
  const setStock = ({ slug }: Offer, quantity: number) =>
    runCommand(['set-stock', slug, String(quantity)], settings.DATA_DIR);
  for (const soldOut of [offer, other]) await setStock(soldOut, 0);
  for (const [index, email] of emails.entries()) await requestAlert(apis[index % 2] as Api, offer, email);
  const confirmations = await receive();
  expect(recipients(confirmations)).toEqual(emails);
  await Promise.all(
    confirmations.map((mail, index) =>
      callApi(apis[index % 2] as Api, 'POST', `/StockAlerts/${tokenOf(mail)}/Confirm`),
    ),
  );
  await setStock(offer, 30);
  const backInStockMails = await receive();
  expect(recipients(backInStockMails)).toEqual(emails);
  expect(new Set(backInStockMails.map(subjectOf))).toEqual(new Set([`Back in stock: ${offer.title}`]));
  await requestAlert(apis[0], other, 'last@shop.example');
  expect(subjectOf(await mails.next())).toBe(`Confirm your alert: ${other.title}`);
  await Promise.all(apis.map((api) => api.stop()));
});
