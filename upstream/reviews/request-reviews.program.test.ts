import { runCommand } from '../admin/run-command.ts';
import { seededFolder, startApi } from '../testing/api.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { callApi, findOffers, newOrder, type Offer, placeOrder } from '../testing/shopper.ts';

let mails: MailServer;
beforeAll(async () => {
  mails = await startMailServer();
});
afterAll(() => mails.close());

test('requests a review once per delivered order, until the buyer unsubscribes', async () => {
  const DATA_DIR = await seededFolder();
  const start = () =>
    startApi({
      DATA_DIR,
      SMTP_URL: mails.url,
      REVIEW_MAIL_DAYS: '0',
      SHOPS: JSON.stringify([
        { currency: 'EGP', name: { en: 'Rida', ar: 'رداء' }, origin: 'https://rida.example' },
      ]),
    });
  let api = await start();
  const [first, second] = (await findOffers(api, 2)) as [Offer, Offer];
  const buy = async (offer: Offer, language: string) => {
    const placed = await placeOrder(api, newOrder([{ offer, quantity: 1 }]), { language });
    await mails.next();
    return placed.body.response.number as string;
  };
  const restart = async () => {
    await api.stop();
    api = await start();
  };
  const deliveredNumber = await buy(first, 'ar');
  await buy(second, 'en');
  expect(await runCommand(['deliver-order', deliveredNumber], DATA_DIR)).toBe(
    `${deliveredNumber}: delivered\n`,
  );

  await restart();
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

  // No second request for the first order, and none after the unsubscription: the next mail confirms a new order.
  const laterNumber = await buy(second, 'en');
  await runCommand(['deliver-order', laterNumber], DATA_DIR);
  await restart();
  const newNumber = (await placeOrder(api, newOrder([{ offer: first, quantity: 1 }]))).body.response.number;
  expect((await mails.next()).headers).toContain(`Subject: Your order ${newNumber}`);
  expect((await callApi(api, 'GET', path)).status).toBe(404);
  await api.stop();
});
