import { ReachableEmail, ReachablePhoneNumber } from './text.ts';

describe('ReachableEmail', () => {
  test.each(['mona@shop.example', 'a.b+c@sub.shop.co', 'x@xn--4gbrim.xn--ngbc5azd'])(
    'accepts %s',
    (email) => {
      expect(ReachableEmail.safeParse(email).success).toBe(true);
    },
  );

  test.each(['a@b', 'a@localhost', 'a@shop.c', 'a@shop.123', 'a@127.0.0.1', 'a b@shop.example'])(
    'rejects %s',
    (email) => {
      expect(ReachableEmail.safeParse(email).success).toBe(false);
    },
  );
});

describe('ReachablePhoneNumber', () => {
  test.each(['+20 10 1234 5678', '01001234567', '٠١٠٠١٢٣٤٥٦٧', '(02) 2735-0000', '01000000000'])(
    'accepts %s',
    (number) => {
      expect(ReachablePhoneNumber.safeParse(number).success).toBe(true);
    },
  );

  test.each(['123456', '1111111111', '0123456789', '٠٠٠٠٠٠٠٠', '1234567890123456', 'call me'])(
    'rejects %s',
    (number) => {
      expect(ReachablePhoneNumber.safeParse(number).success).toBe(false);
    },
  );
});
