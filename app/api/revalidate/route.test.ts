import { POST } from './route.ts';

test('the revalidation webhook responds 404 without a configured secret', async () => {
  // The environment variable is set but empty, as in a deployment that leaves it out.
  process.env.REVALIDATE_SECRET = '';
  const request = new Request('https://rida.example/api/revalidate', {
    method: 'POST',
    body: '{"tags":["home"]}',
  });
  expect((await POST(request)).status).toBe(404);
});
