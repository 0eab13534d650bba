import { contactNumbers } from './contact-numbers.ts';

test('phone and WhatsApp numbers have links; missing numbers are omitted', () => {
  expect(contactNumbers({ email: 'care@one.example' })).toEqual([]);
  expect(
    contactNumbers({ email: 'care@one.example', phone: '+20 2 1234 5678', whatsapp: '+20 100 123 4567' }),
  ).toEqual([
    { kind: 'phone', text: '+20 2 1234 5678', href: 'tel:+20212345678' },
    { kind: 'whatsapp', text: '+20 100 123 4567', href: 'https://wa.me/201001234567' },
  ]);
});
