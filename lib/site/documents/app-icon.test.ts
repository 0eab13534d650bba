import sharp from 'sharp';
import { renderAppIcon } from './app-icon.ts';

const tenant = { id: 'rida', tenantPrimaryColor: '#00ff00' } as never;

/** Measures an icon: the alpha value of its corner, and the fraction of its width that the drawing in the shop's green fills. */
async function measure(name: string) {
  const rendered = await renderAppIcon(tenant, name);
  const { data, info } = await sharp(rendered ?? Buffer.alloc(0))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isColored = (x: number, y: number) => (data[(y * info.width + x) * 4 + 1] ?? 0) > 200;
  const positions = Array.from({ length: info.width }, (_, index) => index);
  const coloredColumns = positions.filter((x) => positions.some((y) => isColored(x, y))).length;
  return {
    size: [info.width, info.height],
    cornerAlpha: data[3],
    drawnFraction: coloredColumns / info.width,
  };
}

describe('app icon', () => {
  test.each([
    ['192.png', 192, 0, 0.375],
    ['512.png', 512, 0, 0.375],
    ['maskable-512.png', 512, 255, 0.3],
    ['apple-180.png', 180, 255, 0.34],
  ])('%s is %i px wide with the drawing in its safe area', async (name, size, cornerAlpha, drawnFraction) => {
    const measured = await measure(name);
    expect(measured).toMatchObject({ size: [size, size], cornerAlpha });
    expect(Math.abs(measured.drawnFraction - drawnFraction)).toBeLessThan(0.02);
  });

  test('is rendered again after a failure', async () => {
    const brokenColor = { id: 'broken', tenantPrimaryColor: '"<' } as never;
    await expect(renderAppIcon(brokenColor, '192.png')).rejects.toThrow();
    const mendedColor = { id: 'broken', tenantPrimaryColor: '#00ff00' } as never;
    expect(await renderAppIcon(mendedColor, '192.png')).not.toHaveLength(0);
  });

  test('each icon is rendered once per shop; unknown names are null', () => {
    expect(renderAppIcon(tenant, '192.png')).toBe(renderAppIcon(tenant, '192.png'));
    expect(renderAppIcon({ ...(tenant as object), id: 'layl' } as never, '192.png')).not.toBe(
      renderAppIcon(tenant, '192.png'),
    );
    for (const name of ['193.png', 'toString', '']) expect(renderAppIcon(tenant, name)).toBeNull();
  });
});
