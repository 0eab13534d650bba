import fc from 'fast-check';
import { normalizeCode, normalizeText, orderNumberKey, parseDecimal } from './typed-text.ts';

/** Characters that contacts, PDFs and chats put around what is copied from them. */
const invisibleCharacters = [
  ...['\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e'],
  ...['\u2060', '\u2066', '\u2067', '\u2068', '\u2069', '\ufeff', '\u00ad', '\u00a0', '\u061c', '\u3164'],
];
const invisibles = fc.string({ unit: fc.constantFrom(...invisibleCharacters), maxLength: 4 });
const anyText = fc.string({
  unit: fc.oneof(
    fc.nat(0x10_ffff).map((code) => String.fromCodePoint(code)),
    fc.constantFrom(...invisibleCharacters, ...'٠٩۰۹٫٬ـ–−#ابي 19aZ.,'),
  ),
});
const digitsOf = (zero: number) => (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
const writings = fc.constantFrom((text: string) => text, digitsOf(0x0660), digitsOf(0x06f0));

describe('a typed text', () => {
  test.each([
    ['\u202aمنى\u202c', 'منى'],
    ['\u00a0Mona\u2009Ali\u200f', 'Mona Ali'],
    ['so\u00adft', 'soft'],
    ['\u200b\u200d\u2066\u3164 \u00a0', ''],
    ['\ufe0f', ''],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['۵۰\u200cها', '۵۰\u200cها'],
    ['क्\u200dष', 'क्\u200dष'],
    ['👩‍💻 ❤️', '👩‍💻 ❤️'],
    ['\u200cمنى\u200d علي\u200c', 'منى علي'],
    ['first\nsecond', 'first\nsecond'],
  ])('%j is %j', (typed, normalized) => expect(normalizeText(typed)).toBe(normalized));

  test('is normalised once, and stays as it is without invisible characters', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = normalizeText(text);
        expect(normalizeText(once)).toBe(once);
        expect(normalizeText(once.replace(/[^a-z ]/gi, ''))).toBe(once.replace(/[^a-z ]/gi, '').trim());
      }),
    );
  });

  test('of invisible characters alone is empty', () => {
    fc.assert(fc.property(invisibles, (text) => expect(normalizeText(text)).toBe('')));
  });
});

describe('a typed code', () => {
  test.each([
    ['\u202aWELCOME١٠\u202c', 'WELCOME10'],
    ['RD‑2026–۷K', 'RD-2026-7K'],
    ['RDـ٢٠٢٦', 'RD-2026'],
    ['+٢٠\u00a0١٠٠ ١٢٣', '+20 100 123'],
    ['sal\u200bma٩@shop.example\ufeff', 'salma9@shop.example'],
    ['كـود', 'كـود'],
  ])('%j is %j', (typed, normalized) => expect(normalizeCode(typed)).toBe(normalized));

  test('is the same in any digits, with anything invisible around and inside', () => {
    const code = fc.stringMatching(/^[A-Z][\dA-Z]{3,11}$/);
    fc.assert(
      fc.property(code, writings, invisibles, invisibles, (text, write, before, after) => {
        const middle = before.replaceAll('\u00a0', '');
        const typed = before + write(text.slice(0, 2)) + middle + write(text.slice(2)) + after;
        expect(normalizeCode(typed)).toBe(text);
        expect(normalizeCode(normalizeCode(typed))).toBe(text);
      }),
    );
  });

  test.each(['#RD-2026-7K3MQ9ZB', 'rd20267k3mq9zb', 'RD – 2026 – 7K3MQ9ZB', '\u200eRD-٢٠٢٦-٧K٣MQ٩ZB'])(
    'the order number %j is RD-2026-7K3MQ9ZB',
    (typed) => expect(orderNumberKey(typed)).toBe(orderNumberKey('RD-2026-7K3MQ9ZB')),
  );
});

describe('a typed number', () => {
  test.each([
    ['1,250.50', 1250.5],
    ['١٬٢٥٠٫٥٠', 1250.5],
    ['۱۲.۵', 12.5],
    ['1\u202f000\u202f000', 1_000_000],
    ["1'250", 1250],
    ['١،٠٠٠', 1000],
    ['−5', -5],
    ['\u200f1000\u200f', 1000],
    ['1,25', null],
    ['1 25', null],
    ['1000-2000', null],
    ['1e3', null],
    ['', null],
    ['9'.repeat(41), null],
  ])('%j is %p', (typed, number) => expect(parseDecimal(typed)).toBe(number));

  test('is the same in any digits and separators', () => {
    const amount = fc.integer({ min: 0, max: 1e9 });
    fc.assert(
      fc.property(amount, writings, invisibles, (hundredths, write, around) => {
        const [units = '', decimals = ''] = (hundredths / 100).toFixed(2).split('.');
        const grouped = units.replace(/\B(?=(\d{3})+$)/g, '٬');
        expect(parseDecimal(`${around}${write(`${grouped}٫${decimals}`)}${around}`)).toBe(hundredths / 100);
      }),
    );
  });
});
