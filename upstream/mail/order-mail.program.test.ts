import { type Api, startApi } from '../testing/api.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { findOffers, order, orderOf } from '../testing/shopper.ts';

let mails: MailServer;
let api: Api;
beforeAll(async () => {
  mails = await startMailServer();
  api = await startApi({
    SMTP_URL: mails.url,
    SITE_URL: 'https://shop.example',
    SHOPS: JSON.stringify([
      { currency: 'EGP', name: { en: 'Rida', ar: 'رداء' }, deliveryDays: [1, 6] },
      { currency: 'SAR', name: { en: 'Layl', ar: 'ليل' }, origin: 'https://layl.example', deliveryCost: 35 },
    ]),
    LARGE_ORDER_PIECES: '3',
  });
});
afterAll(async () => {
  await api.stop();
  mails.close();
});

test('an order is confirmed by one mail, with its number, its lines, its total, when it comes and a link to the shop it is from', async () => {
  const [offer] = await findOffers(api, 4);
  if (!offer) throw new Error('Nothing is for sale');
  const body = orderOf([{ offer, quantity: 2 }]);
  const key = 'one-order-one-mail';
  const { number, total } = (await order(api, body, { key })).body.response;
  const { head, text, html } = await mails.next();
  expect(head).toContain('From: Rida <no-reply@localhost>');
  expect(head).toContain(`Subject: Your order ${number} from Rida`);
  expect(text).toContain(number);
  expect(text).toMatch(/2 × \S/);
  expect(text).toContain(new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(total));
  expect(text).toContain('1 to 6 working days');
  expect(text).toContain('https://shop.example/shop/order');
  expect(html).toContain('<html lang="en" dir="ltr">');
  expect(html).toContain('<a href="https://shop.example/shop/order"');
  expect(html).toContain(number);
  for (const written of [body.contact.name, body.address.street]) expect(text + html).not.toContain(written);

  // Who sends it again gets the same answer and no other mail: the next one is that of the next order.
  await order(api, body, { key });
  const next = (await order(api, orderOf([{ offer, quantity: 3 }]), { language: 'ar' })).body.response;
  const { text: held, html: inArabic } = await mails.next();
  expect(held).toContain(next.number);
  expect(inArabic).toContain('<html lang="ar" dir="rtl">');
  expect(held).toContain('نحجزه لكِ');
  expect(held).toContain('ج.م.');
  expect(held).not.toContain('يوم عمل');
  expect(held).toContain('https://shop.example/ar/shop/order');

  await order(api, orderOf([{ offer, quantity: 1 }], { currency: 'SAR', shipping: 'standard' }));
  const { head: fromLayl, text: other } = await mails.next();
  expect(fromLayl).toContain('From: Layl <no-reply@localhost>');
  expect(other).toMatch(/Delivery: SAR\s35\.00/);
  expect(other).toContain('https://layl.example/shop/order');
  expect(other).not.toContain('working days');
});
