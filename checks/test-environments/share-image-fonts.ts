import { writeFontConfiguration } from '../../lib/site/share-images/fonts.ts';

/**
 * Jest's global setup of unit tests: share images are drawn with their own fonts, as in a shop. Set before the test processes start,
 * because a test's own `process.env` is a copy, which the drawing library does not see.
 */
export default async function setShareImageFonts(): Promise<void> {
  process.env.FONTCONFIG_FILE = await writeFontConfiguration('test-results/unit/share-image-fonts');
}
