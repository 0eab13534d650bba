import { POST } from './route.ts';

jest.mock('@/lib/settings/settings', () => ({
  settings: () => ({ logLevel: 'silent', revalidateSecret: '' }),
}));

test('the revalidation webhook responds 404 without a configured secret', async () => {
  const body = JSON.stringify({ tags: ['home'] });
  const request = new Request('https://rida.example/api/revalidate', { method: 'POST', body });
  expect((await POST(request)).status).toBe(404);
});
