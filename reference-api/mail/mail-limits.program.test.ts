import { request } from 'node:http';
import { accountPaths } from '../../contract/paths.ts';
import { runCommand } from '../admin/run-command.ts';
import { type Api, startApi } from '../testing/api.ts';
import { callApi, findOffers, newOrder, type Offer, placeOrder, register } from '../testing/api-client.ts';
import { type MailServer, type ReceivedMail, startMailServer } from '../testing/mail-server.ts';
import { type DatabaseSettings, seededDatabase } from '../testing/seeded-database.ts';

const victim = 'victim@shop.example';

let mails: MailServer;
let database: DatabaseSettings;
let api: Api;
let offers: Offer[];
beforeAll(async () => {
  [mails, database] = await Promise.all([startMailServer(), seededDatabase()]);
  api = await startApi({ ...database, SMTP_URL: mails.url, LOG_LEVEL: 'info' });
  offers = await findOffers(api, 20);
});
afterAll(() => mails.close());

let networkCount = 0;
/** Headers of a visitor from a new network. */
const fromNewNetwork = () => {
  networkCount += 1;
  return { 'x-forwarded-for': `198.51.${networkCount}.1` };
};
const forgetPassword = (email: string) =>
  callApi(api, 'POST', accountPaths.forgotPassword, { body: { email }, headers: fromNewNetwork() });
const receive = async (count: number) => {
  const received: ReceivedMail[] = [];
  while (received.length < count) received.push(await mails.next());
  return received;
};
const recipientOf = ({ headers }: ReceivedMail) => /^To: (\S+)/m.exec(headers)?.[1];
/** Expects that the next mail goes to another address, so that no further one went to the victim. */
const expectNoFurtherMail = async (address: string) => {
  await register(api, address);
  await forgetPassword(address);
  expect(recipientOf(await mails.next())).toBe(address);
};

test('order mails to a stranger end, password links still arrive', async () => {
  const [offer] = offers as [Offer];
  await register(api, victim);
  const { token } = await register(api);
  for (const [index, tag] of ['', '+1', '+2', '', '', '', '', ''].entries()) {
    const contact = {
      name: 'Mona',
      email: victim.replace('@', `${tag}@`),
      phoneNumber: '+20 10 1234 5678',
    };
    const order = newOrder([{ offer, quantity: 1 }], { contact });
    expect((await placeOrder(api, order, { token })).status).toBe(200);
    // Mails are sent after the response; one after the other keeps them in order.
    if (index < 6) expect(recipientOf(await mails.next())).toBe(contact.email);
  }
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await forgetPassword(victim);
    expect(recipientOf(await mails.next())).toBe(victim);
  }
  for (let attempt = 0; attempt < 10; attempt += 1) expect((await forgetPassword(victim)).status).toBe(200);
  await expectNoFurtherMail('first@shop.example');
});

test('60 alerts for one address send one confirmation', async () => {
  const address = 'quiet@shop.example';
  const products = offers.slice(1, 21);
  for (const { slug } of products) await runCommand(['set-stock', slug, '0'], database.DATA_DIR);
  for (let count = 0; count < 60; count += 1) {
    const { productId, variantId } = products[count % products.length] as Offer;
    const body = { productId, variantId, email: address, language: 'en' };
    const { status } = await callApi(api, 'POST', '/StockAlerts', { body, headers: fromNewNetwork() });
    expect(status).toBe(200);
  }
  expect((await receive(1)).map(recipientOf)).toEqual([address]);
  // Alerts are sent every three seconds.
  await new Promise((resolve) => setTimeout(resolve, 4000));
  await expectNoFurtherMail('second@shop.example');
});

test('throttled mails and clients that leave are no errors in the log', async () => {
  await new Promise<void>((resolve) => {
    const call = request(`${api.baseUrl}/UtmTrackings/Log`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': '1000' },
    });
    call.on('error', () => resolve());
    call.write('{"eventType":');
    setTimeout(() => call.destroy(), 200);
  });
  const { stdout } = await api.stop();
  const lines: { level: number; msg: string; err?: object }[] = stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
  expect(lines.filter(({ level, err }) => level >= 40 || err)).toEqual([]);
  expect(lines.filter(({ msg }) => msg.startsWith('mail not sent')).length).toBeGreaterThanOrEqual(2 + 10);
});
