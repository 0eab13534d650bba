import { runCommand } from '../admin/run-command.ts';
import { startApi } from '../testing/api.ts';
import { callApi, findOffers, newOrder, type Offer, placeOrder } from '../testing/api-client.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { seededDatabase } from '../testing/seeded-database.ts';

let mails: MailServer;
beforeAll(async () => {
  mails = await startMailServer();
});
afterAll(() => mails.close());

test('requests a review once per delivered order, until the buyer unsubscribes', async () => {
  const database = await seededDatabase();
  const start = (environment: Record<string, string> = {}) =>
    startApi({
      ...environment,
      ...database,
      SMTP_URL: mails.url,
      REVIEW_MAIL_DAYS: '0',
      SHOPS: JSON.stringify([
        { currency: 'EGP', name: { en: 'Rida', ar: 'رداء' }, origin: 'https://rida.example' },
      ]),
    });
  let api = await start();
  const [first, second] = (await findOffers(api, 2)) as [Offer, Offer];
  const buy = async (offer: Offer, { language = 'en', email = 'mona@shop.example' } = {}) => {
    const contact = { name: 'Mona', email, phoneNumber: '+20 10 1234 5678' };
    const body = newOrder([{ offer, quantity: 1 }], { contact });
    const { number } = (await placeOrder(api, body, { language })).body.response;
    expect((await mails.next()).text).toContain(number);
    return number as string;
  };
  const deliver = async (number: string) =>
    expect(await runCommand(['deliver-order', number], database.DATA_DIR)).toBe(`${number}: delivered\n`);
  const deliveredNumber = await buy(first, { language: 'ar' });
  await buy(second);
  await deliver(deliveredNumber);
  await api.stop();
  // Looks for delivered orders at the start, and then often instead of every ten minutes.
  api = await start({ MAX_POLL_MS: '600000' });
  const { headers, text, html } = await mails.next();
  expect(text).toContain(deliveredNumber);
  expect(text).toContain(`https://rida.example/ar/shop/shop-details/${first.slug}#reviews`);
  expect(html).toContain('<html lang="ar" dir="rtl">');
  const unfoldedHeaders = headers.replace(/\r\n\s+/g, ' ');
  expect(unfoldedHeaders).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const [, path = ''] =
    /List-Unsubscribe: <https:\/\/rida\.example\/api\/upstream(\S+)>/.exec(unfoldedHeaders) ?? [];

  const unsubscribe = (target: string) =>
    fetch(api.baseUrl + target, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  expect((await unsubscribe(`${path}x`)).status).toBe(404);
  expect((await unsubscribe(path)).status).toBe(200);

  // No second request for the first order, and none after the unsubscription: requests are sent in the order of delivery.
  await deliver(await buy(second));
  const numberOfOtherBuyer = await buy(second, { email: 'salma@shop.example' });
  await deliver(numberOfOtherBuyer);
  expect((await mails.next()).text).toContain(numberOfOtherBuyer);
  expect((await callApi(api, 'GET', path)).status).toBe(404);
  await api.stop();
});
