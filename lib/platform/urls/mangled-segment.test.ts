import fc from 'fast-check';
import { mendSegment, slugCandidates } from './mangled-segment.ts';

const anyCharacter = fc.oneof(
  fc.constantFrom(...'%.,()/»0aF'),
  fc.nat(0x10_ffff).map((code) => String.fromCodePoint(code)),
);

const abaya = 'عباية-أنيقة';

describe('mendSegment', () => {
  test.each([
    '،',
    '.',
    ')',
    '»',
    '!',
    '?',
    '؟',
    '؛',
    '…',
    '”',
    '*',
    '_',
    '>',
    ' ',
    '\u00a0',
    '\u200f',
    ').',
    '» ',
    '❤️',
    '👍🏽',
  ])('removes %j behind a slug', (mark) => {
    expect(mendSegment(`wool-abaya${mark}`)).toBe('wool-abaya');
    expect(mendSegment(abaya + mark)).toBe(abaya);
  });

  test.each([
    ['«wool-abaya»', 'wool-abaya'],
    [encodeURIComponent(abaya), abaya],
    [encodeURIComponent(encodeURIComponent(abaya)), abaya],
    [`${encodeURIComponent(abaya)}.`, abaya],
    [abaya.normalize('NFD'), abaya],
    ['robe-brodée'.normalize('NFD'), 'robe-brodée'],
    ['50%', '50'],
    ['...', ''],
    ['a%2Fb', 'a%2Fb'],
    ['a%00b', 'a%00b'],
  ])('a path segment that arrives as %j stands for %j', (segment, mended) => {
    expect(mendSegment(segment)).toBe(mended);
  });

  test('changes nothing when repeated', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        const mended = mendSegment(text);
        // Malformed encoding can become well-formed once the characters around it are gone.
        if (!mended.includes('%')) expect(mendSegment(mended)).toBe(mended);
      }),
    );
  });

  test('takes linear time', () => {
    const dots = '.'.repeat(150_000);
    const startedAt = performance.now();
    mendSegment(`a${dots}a${dots}a`);
    // Linear time is a few milliseconds, quadratic time twenty seconds.
    expect(performance.now() - startedAt).toBeLessThan(5000);
  });
});

describe('slugCandidates', () => {
  test.each([
    ['abaya', []],
    ['Abaya', ['abaya']],
    ['abaya).', ['abaya']],
    ['abaya look at this', ['abaya']],
    ['50%25)', ['50%)', '50']],
    ['...', []],
    ['a%2Fb', ['a%2fb']],
  ])('a slug that arrives as %j may stand for %j', (slug, candidates) => {
    expect(slugCandidates(slug)).toEqual(candidates);
  });
});
