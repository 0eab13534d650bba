import { correctText } from './correct-text.ts';

describe('correctText', () => {
  const linnen = { typed: 'linnen', corrected: 'linen', indexed: ['linen'] };

  test('replaces misspelt words and keeps the others', () => {
    const words = [linnen, { typed: 'dress', indexed: ['dress'] }];
    expect(correctText(' Linnen  Dress, blue', words, ['Linen dress'])).toBe('linen Dress, blue');
  });

  test('returns nothing for words that are spelt right', () => {
    expect(correctText('dress', [{ typed: 'dress', indexed: ['dress'] }], [])).toBeUndefined();
  });

  test('spells an Arabic correction as the found products do', () => {
    const word = { typed: 'عبايا', corrected: 'عبايه', indexed: ['عبايه'] };
    expect(correctText('عبايا', [word], ['فستان', 'العباية', 'عباية كتان'])).toBe('عباية');
    expect(correctText('عبايا', [word], [])).toBe('عبايه');
  });
});
