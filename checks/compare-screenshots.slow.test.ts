import sharp from 'sharp';
import { compareScreenshots } from '../e2e/support/compare-screenshots.ts';

interface PageOptions {
  color?: string;
  /** Space above the text. */
  top?: number;
  height?: number;
  /** Blur radius that simulates other antialiasing. */
  blur?: number;
}

/** Renders a page of text. */
function screenshot({
  color = '#1c1a19',
  top = 0,
  height = 480,
  blur = 0,
}: PageOptions = {}): Promise<Buffer> {
  const textLines = Array.from(
    { length: 20 },
    (_, index) =>
      `<text x="12" y="${top + 24 * index + 18}">Soft wool, worn open over a dress ${index}</text>`,
  );
  const page = sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="${height}" font-size="18" fill="${color}"><rect width="480" height="${height}" fill="#fff"/>${textLines.join('')}</svg>`,
    ),
  );
  return (blur > 0 ? page.blur(blur) : page).png().toBuffer();
}

describe('compareScreenshots', () => {
  test.each<[string, PageOptions, unknown[]]>([
    ['no difference', {}, []],
    ['no difference in antialiasing', { blur: 0.4 }, []],
    ['rows moved by a pixel', { top: 1 }, [expect.stringMatching('moved')]],
    ['other colours', { color: '#c00000' }, [expect.stringMatching('colour')]],
    ['another height', { height: 481 }, [expect.stringMatching('pixels instead')]],
  ])('reports %s', async (_case, page, expected) => {
    const options = { sameBrowser: false };
    expect(await compareScreenshots(await screenshot(page), await screenshot(), options)).toEqual(expected);
  });

  test('reports changed pixels between screenshots of one browser version', async () => {
    const [actual, expected] = [await screenshot({ blur: 1.5 }), await screenshot()];
    expect(await compareScreenshots(actual, expected, { sameBrowser: true })).toContainEqual(
      expect.stringMatching('pixels have changed'),
    );
    expect(await compareScreenshots(expected, expected, { sameBrowser: true })).toEqual([]);
  });
});
