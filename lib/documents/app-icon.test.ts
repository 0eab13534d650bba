import sharp from 'sharp';
import { appIcon } from './app-icon.ts';

const tenant = { id: 'rida', tenantPrimaryColor: '#00ff00' } as never;

/** Opacity of the corner, and how much of the width the drawing takes. */
async function look(name: string) {
  const drawn = await appIcon(tenant, name);
  const { data, info } = await sharp(drawn ?? Buffer.alloc(0))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isColored = (x: number, y: number) => (data[(y * info.width + x) * 4 + 1] ?? 0) > 200;
  const every = Array.from({ length: info.width }, (_, at) => at);
  const colored = every.filter((x) => every.some((y) => isColored(x, y))).length;
  return { size: [info.width, info.height], corner: data[3], part: colored / info.width };
}

test.each([
  ['192.png', 192, 0, 0.375],
  ['512.png', 512, 0, 0.375],
  ['maskable-512.png', 512, 255, 0.3],
  ['apple-180.png', 180, 255, 0.34],
])('%s is %i px wide; what the platform cuts off holds nothing', async (name, size, corner, part) => {
  const seen = await look(name);
  expect(seen).toMatchObject({ size: [size, size], corner });
  expect(Math.abs(seen.part - part)).toBeLessThan(0.02);
});

test('each drawing is made once for a shop, and another name is none', () => {
  expect(appIcon(tenant, '192.png')).toBe(appIcon(tenant, '192.png'));
  expect(appIcon({ ...(tenant as object), id: 'layl' } as never, '192.png')).not.toBe(
    appIcon(tenant, '192.png'),
  );
  for (const name of ['193.png', 'toString', '']) expect(appIcon(tenant, name)).toBeNull();
});
