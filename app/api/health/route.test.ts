import { recordClockSkew, recordRejection } from '@/lib/platform/cache/webhook-record';
import { setEnvironment } from '@/lib/platform/settings/testing';
import { GET } from './route.ts';

jest.mock('@/lib/platform/upstream/health', () => ({ probeUpstream: async () => true }));

test('health reports the clock skew and wrong signatures of webhooks together', async () => {
  setEnvironment({});
  recordClockSkew(900);
  recordRejection('clock');
  for (let attempt = 0; attempt < 3; attempt += 1) recordRejection('signature');
  expect(await (await GET()).json()).toMatchObject({
    status: 'ok',
    degraded: ['webhook'],
    webhook: { clockSkewSeconds: 900, signature: 'rejected' },
  });
});
