import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  arabicCharacters,
  convertShareImageFonts,
  fontFolder,
  latinCharacters,
  subsetFonts,
} from '../app/fonts/subset.ts';
import { shareImageFontFolder } from '../lib/site/share-images/fonts.ts';

const textFiles = [
  'messages/en.json',
  'messages/ar.json',
  'tenants.json',
  ...readdirSync('reference-api/catalogue').map((name) => join('reference-api/catalogue', name)),
  ...readdirSync('reference-api/seed').map((name) => join('reference-api/seed', name)),
].filter((name) => /\.(?:json|ts)$/.test(name) && !name.endsWith('.test.ts'));

const isInFonts = (character: string) => latinCharacters.test(character) || arabicCharacters.test(character);

/** Returns the characters of a text that no font contains, each once. */
function missingCharacters(text: string): string[] {
  return [...new Set(text)].filter((character) => !/\s/.test(character) && !isInFonts(character));
}

describe('fonts', () => {
  test.each(textFiles)('contain every character of %s', (file) => {
    expect(missingCharacters(readFileSync(file, 'utf8'))).toEqual([]);
  });

  test.each(['en', 'ar', 'ar-EG', 'fa', 'de', 'fr'])(
    'contain the characters of prices and dates in %s',
    (locale) => {
      const { format } = new Intl.NumberFormat(locale, { style: 'currency', currency: 'KWD' });
      const date = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' });
      expect(missingCharacters(`${format(-1_234_567.89)} ${date.format(0)}`)).toEqual([]);
    },
  );

  test('contain the letters of names with accents', () => {
    expect(
      missingCharacters('Zoë Müller, José Nuñez, Françoise Cœur, Bjørn Åkesson, Þóra, João, گل‌پری چ'),
    ).toEqual([]);
  });

  test('equal the output of `npm run fonts`', async () => {
    for (const [folder, fonts] of [
      [fontFolder, await subsetFonts()],
      [shareImageFontFolder, await convertShareImageFonts()],
    ] as const) {
      const written = readdirSync(folder).filter((file) => /\.(?:woff2|ttf)$/.test(file));
      expect(written.toSorted()).toEqual([...fonts.keys()].toSorted());
      for (const [file, font] of fonts)
        expect([file, font.equals(readFileSync(join(folder, file)))]).toEqual([file, true]);
    }
  });
});
