import { type Api, startApi } from '../testing/api.ts';
import { callApi, findOffers, newOrder, placeOrder } from '../testing/api-client.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';

let mails: MailServer;
let api: Api;
beforeAll(async () => {
  mails = await startMailServer();
  api = await startApi({
    SMTP_URL: mails.url,
    SITE_URL: 'https://shop.example',
    SHOPS: JSON.stringify([
      {
        currency: 'EGP',
        name: { en: 'Rida', ar: 'رداء' },
        deliveryDays: [1, 6],
        expressCost: 90,
        pickUp: { place: { en: '12 Bahgat Ali Street, Cairo', ar: '١٢ شارع بهجت علي، القاهرة' } },
      },
      { currency: 'SAR', name: { en: 'Layl', ar: 'ليل' }, origin: 'https://layl.example', deliveryCost: 35 },
    ]),
    LARGE_ORDER_PIECES: '3',
  });
});
afterAll(async () => {
  await api.stop();
  mails.close();
});

test('an order sends one mail in its language from its shop', async () => {
  const [offer] = await findOffers(api, 4);
  if (!offer) throw new Error('No variant has 4 units');
  const body = newOrder([{ offer, quantity: 2 }]);
  const key = 'one-order-one-mail';
  const { number, total } = (await placeOrder(api, body, { key })).body.response;
  const { headers, text, html } = await mails.next();
  expect(headers).toContain('From: Rida <no-reply@localhost>');
  expect(headers).toContain(`Subject: Your order ${number} from Rida`);
  expect(text).toContain(number);
  expect(text).toMatch(/2 × \S/);
  expect(text).toContain(new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(total));
  expect(text).toContain('1 to 6 working days');
  expect(text).toContain('https://shop.example/shop/order');
  expect(html).toContain('<html lang="en" dir="ltr">');
  expect(html).toContain('<a href="https://shop.example/shop/order"');
  expect(html).toContain(number);
  // Name and address are free text: in a mail to any address, they would let anyone send spam through the shop.
  for (const input of [body.contact.name, body.address.street]) expect(text + html).not.toContain(input);

  // A retry sends no second mail: the next mail belongs to the next order, which is large enough to be held.
  await placeOrder(api, body, { key });
  const held = (await placeOrder(api, newOrder([{ offer, quantity: 3 }]), { language: 'ar' })).body.response;
  const { text: heldText, html: arabicHtml } = await mails.next();
  expect(heldText).toContain(held.number);
  expect(arabicHtml).toContain('<html lang="ar" dir="rtl">');
  expect(heldText).toContain('نحجزه لكِ');
  expect(heldText).toContain('ج.م.');
  expect(heldText).not.toContain('يوم عمل');
  expect(heldText).toContain('https://shop.example/ar/shop/order');

  await placeOrder(api, newOrder([{ offer, quantity: 1 }], { currency: 'SAR', shipping: 'standard' }));
  const { headers: laylHeaders, text: laylText } = await mails.next();
  expect(laylHeaders).toContain('From: Layl <no-reply@localhost>');
  expect(laylText).toMatch(/Delivery: SAR\s35\.00/);
  expect(laylText).toContain('https://layl.example/shop/order');
  expect(laylText).not.toContain('working days');

  const contact = { ...body.contact, email: 'other@shop.example' };
  const express = { contact, shipping: 'express', shippingCost: 90 } as const;
  await placeOrder(api, newOrder([{ offer, quantity: 1 }], express));
  const { text: expressText } = await mails.next();
  expect(expressText).toMatch(/Express delivery: EGP\s90\.00/);
  expect(expressText).not.toContain('working days');
  await placeOrder(api, newOrder([{ offer, quantity: 1 }], { contact, shipping: 'pick-up' }), {
    language: 'ar',
  });
  const { text: pickUpText } = await mails.next();
  expect(pickUpText).toContain('تستلمينه من هنا: ١٢ شارع بهجت علي، القاهرة');
});

test.each([
  ['en', 'Length', 'XL · Length 56'],
  ['ar', 'الطول', 'XL · الطول 56'],
])('mail and order name the length of a product: %s', async (language, name, text) => {
  const slug = 'straight-fall-closed-abaya';
  const { body } = await callApi(api, 'GET', `/Products/GetBySlug/${slug}`, { language });
  const { id: productId, title, variants } = body.response;
  const valuesOf = ({ attributes }: { attributes: { name: string; value: string }[] }) =>
    attributes.filter((attribute) => attribute.name !== 'ColorCode').map(({ value }) => value);
  const variant = variants.find((each: (typeof variants)[0]) => valuesOf(each).slice(1).join() === 'XL,56');
  expect(variant.attributes.at(-1)).toEqual({ name, value: '56' });
  const offer = {
    productId,
    variantId: variant.id,
    title,
    slug,
    stock: variant.quantity,
    price: variant.price,
  };
  const order = newOrder([{ offer, quantity: 1 }]);
  const { number } = (await placeOrder(api, order, { language })).body.response;
  expect((await mails.next()).text).toContain(text);
  const found = await callApi(api, 'POST', '/Posts/Orders/Page', {
    body: { number, email: order.contact.email, pageNumber: 1, pageSize: 1 },
    language,
  });
  const [line] = found.body.response.items[0].lines;
  expect(line).toMatchObject({ variantId: variant.id, size: 'XL', options: [{ name, value: '56' }] });
});
