import { startApi, startProgram } from '../../testing/api.ts';
import { seededDatabase } from '../../testing/seeded-database.ts';

test('seeding reaches the requested total with unique titles', async () => {
  const database = await seededDatabase();
  for (const count of ['150', '150', '260']) {
    const { code, stderr } = await startProgram(database, 'seed', ['--products', count]).ended;
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  }
  const api = await startApi(database);
  const pages = await Promise.all([1, 2, 3].map((pageNumber) => api.filter({ pageNumber, pageSize: 100 })));
  const products = pages.flatMap((page) => page.items);
  expect(pages[0]?.total).toBe(260);
  expect(new Set(products.map((product) => product.slug)).size).toBe(260);
  expect(new Set(products.map((product) => product.title)).size).toBe(260);
  for (const product of products) {
    const image = await fetch(`${api.baseUrl}/uploads/${product.featuredImage?.filePath}`, {
      method: 'HEAD',
    });
    expect(image.status).toBe(200);
  }
  await api.stop();
});

test('a malformed number of products fails with one line', async () => {
  const { code, stderr } = await startProgram({}, 'seed', ['--products', 'many']).ended;
  expect(code).toBe(1);
  expect(stderr).toMatch(/^--products must be .+\n$/);
});
