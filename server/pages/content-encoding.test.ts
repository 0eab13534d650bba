import { encodeBody, memoryBytesOf, negotiateCoding } from './content-encoding.ts';

describe('encodeBody', () => {
  test('compresses bodies from 500 bytes', async () => {
    const [short, long] = await Promise.all(
      [499, 500].map((bytes) => encodeBody(Buffer.alloc(bytes), { isFast: true })),
    );
    expect(short).toEqual({ identity: Buffer.alloc(499), isFastCompressed: false });
    expect([long?.br !== undefined, long?.gzip !== undefined, long?.isFastCompressed]).toEqual([
      true,
      true,
      true,
    ]);
  });
});

test('memoryBytesOf counts the body in every coding', () => {
  const identity = Buffer.alloc(10);
  const shortBody = memoryBytesOf({ identity, isFastCompressed: false });
  const body = { identity, gzip: Buffer.alloc(200), br: Buffer.alloc(3000), isFastCompressed: true };
  expect(memoryBytesOf(body) - shortBody).toBe(3200);
  expect(shortBody).toBeGreaterThan(10);
});

describe('negotiateCoding', () => {
  test('uses the identity coding without Accept-Encoding and for short bodies', async () => {
    const long = await encodeBody(Buffer.alloc(1000), { isFast: true });
    expect(negotiateCoding('br', long)).toBe('br');
    expect(negotiateCoding(undefined, long)).toBe('identity');
    expect(negotiateCoding('br', { identity: Buffer.alloc(1), isFastCompressed: false })).toBe('identity');
  });
});
