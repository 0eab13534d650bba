import { screen } from '@testing-library/react';
import { renderInShop } from '@/components/testing/render-in-shop';
import { CatalogueText } from './catalogue-text.tsx';

test('a text in another language than the page is marked', () => {
  renderInShop(<CatalogueText>Linen Abaya</CatalogueText>, { locale: 'ar' });
  const { lang, dir } = screen.getByText('Linen Abaya');
  expect([lang, dir]).toEqual(['en', 'ltr']);
});

test('a text in the language of the page has no element', () => {
  const { container } = renderInShop(
    <p>
      <CatalogueText>عباية كتان</CatalogueText>
    </p>,
    { locale: 'ar' },
  );
  expect(container.innerHTML).toBe('<p>عباية كتان</p>');
});
