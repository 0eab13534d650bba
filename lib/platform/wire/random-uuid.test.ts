import { validate, version } from 'uuid';
import { isUuid, randomUuid } from './random-uuid.ts';

afterEach(() => jest.restoreAllMocks());

describe('a random UUID', () => {
  test.each([
    ['over HTTPS', crypto.randomUUID],
    ['without HTTPS', undefined],
  ])('is valid and unique: %s', (_case, randomUUID) => {
    const original = Object.getOwnPropertyDescriptor(crypto, 'randomUUID');
    Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true });
    const ids = Array.from({ length: 200 }, randomUuid);
    if (original) Object.defineProperty(crypto, 'randomUUID', original);
    else Reflect.deleteProperty(crypto, 'randomUUID');
    expect(new Set(ids).size).toBe(200);
    for (const id of ids) expect([id, validate(id) && version(id), isUuid(id)]).toEqual([id, 4, true]);
  });

  test.each(['', 'session', 'ec4be2ee-8ad4-4ac1-9d0f-4f4c4d9a0a3', 'xec4be2ee-8ad4-4ac1-9d0f-4f4c4d9a0a3e'])(
    'is not %p',
    (text) => {
      expect(isUuid(text)).toBe(false);
    },
  );
});
