import { isPublicAddress } from './public-address.ts';

describe('isPublicAddress', () => {
  test.each(['93.184.215.14', '8.8.8.8', '2606:2800:21f:cb07::1'])('%s is public', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  test.each([
    ...['10.1.2.3', '127.0.0.1', '169.254.169.254', '172.31.0.1', '192.168.1.1', '100.64.0.1', '0.0.0.0'],
    ...['::1', '::', 'fe80::1', 'fd00::1', '::ffff:127.0.0.1', '64:ff9b::7f00:1', 'localhost', ''],
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));
});
