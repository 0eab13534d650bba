import sharp from 'sharp';
import { renderAppIcon } from './app-icon.ts';

const tenant = { id: 'rida', tenantPrimaryColor: '#00ff00' } as never;

/** Measures the opacity of the corner and the fraction of the width that the drawing fills. */
async function measure(name: string) {
  const rendered = await renderAppIcon(tenant, name);
  const { data, info } = await sharp(rendered ?? Buffer.alloc(0))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isColored = (x: number, y: number) => (data[(y * info.width + x) * 4 + 1] ?? 0) > 200;
  const positions = Array.from({ length: info.width }, (_, index) => index);
  const colored = positions.filter((x) => positions.some((y) => isColored(x, y))).length;
  return { size: [info.width, info.height], corner: data[3], fraction: colored / info.width };
}

describe('app icon', () => {
  test.each([
    ['192.png', 192, 0, 0.375],
    ['512.png', 512, 0, 0.375],
    ['maskable-512.png', 512, 255, 0.3],
    ['apple-180.png', 180, 255, 0.34],
  ])('%s is %i px wide with the drawing in its safe area', async (name, size, corner, fraction) => {
    const measured = await measure(name);
    expect(measured).toMatchObject({ size: [size, size], corner });
    expect(Math.abs(measured.fraction - fraction)).toBeLessThan(0.02);
  });

  test('each icon is rendered once per shop; unknown names are null', () => {
    expect(renderAppIcon(tenant, '192.png')).toBe(renderAppIcon(tenant, '192.png'));
    expect(renderAppIcon({ ...(tenant as object), id: 'layl' } as never, '192.png')).not.toBe(
      renderAppIcon(tenant, '192.png'),
    );
    for (const name of ['193.png', 'toString', '']) expect(renderAppIcon(tenant, name)).toBeNull();
  });
});
