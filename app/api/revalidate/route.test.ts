import { setEnvironment } from '@/lib/settings/testing';

test('the revalidation webhook responds 404 without a configured secret', async () => {
  setEnvironment({ REVALIDATE_SECRET: '' });
  const { POST } = await import('./route.ts');
  const body = JSON.stringify({ tags: ['home'] });
  const request = new Request('https://rida.example/api/revalidate', { method: 'POST', body });
  expect((await POST(request)).status).toBe(404);
});
