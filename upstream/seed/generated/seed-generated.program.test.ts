import { seededFolder, startApi, startProgram } from '../../testing/api.ts';

test('seeding the same number of products twice gives that number in all, each by a name of its own', async () => {
  const DATA_DIR = await seededFolder();
  for (const count of ['150', '150', '260']) {
    const { code, stderr } = await startProgram({ DATA_DIR }, 'seed/main', ['--products', count]).ended;
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  }
  const api = await startApi({ DATA_DIR });
  const pages = await Promise.all([1, 2, 3].map((pageNumber) => api.filter({ pageNumber, pageSize: 100 })));
  const products = pages.flatMap((page) => page.items);
  expect(pages[0]?.total).toBe(260);
  expect(new Set(products.map((product) => product.slug)).size).toBe(260);
  expect(new Set(products.map((product) => product.title)).size).toBe(260);
  for (const product of products) {
    const picture = await fetch(`${api.baseUrl}/uploads/${product.featuredImage?.filePath}`, {
      method: 'HEAD',
    });
    expect(picture.status).toBe(200);
  }
  await api.stop();
});

test('a number of products that is none is refused in one line', async () => {
  const { code, stderr } = await startProgram({}, 'seed/main', ['--products', 'many']).ended;
  expect(code).toBe(1);
  expect(stderr).toMatch(/^--products must be .+\n$/);
});
