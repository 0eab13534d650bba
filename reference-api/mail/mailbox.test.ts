import { mailboxOf } from './mailbox.ts';

test.each([
  ['Mona@Shop.example', 'mona@shop.example'],
  ['mona+rida@shop.example', 'mona@shop.example'],
  ['mona+a+b@shop.example', 'mona@shop.example'],
  ['m.o.n.a@shop.example', 'm.o.n.a@shop.example'],
  ['m.o.n.a+1@gmail.com', 'mona@gmail.com'],
  ['Mo.na@GoogleMail.com', 'mona@gmail.com'],
  ['+1@shop.example', '+1@shop.example'],
])('%s leads to the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
