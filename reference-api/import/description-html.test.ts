import { readDescription } from './description-html.ts';

describe('descriptions', () => {
  test('retain text elements and links, and lose everything that could run', () => {
    const { html } = readDescription(
      '<p onclick="x()">Airy <strong style="color:red">linen</strong></p><script>alert(1)</script><style>p{}</style>' +
        '<img src=x onerror=alert(1)><iframe src="https://evil.example"></iframe><a href="javascript:alert(1)">a</a><a href="https://a.example" target=x>b</a>',
    );
    expect(html).toBe('<p>Airy <strong>linen</strong></p><a>a</a><a href="https://a.example">b</a>');
  });

  test('of plain text become paragraphs', () => {
    expect(readDescription('a < b & c\nd\n\ne').html).toBe('<p>a &#x3C; b &#x26; c<br>d</p><p>e</p>');
  });

  test('have a text for search engines that ends at a word', () => {
    const { metaText } = readDescription(`<p>${'word '.repeat(60)}</p>`);
    expect(metaText).toMatch(/^(?:word )+word…$/);
    expect(metaText.length).toBeLessThanOrEqual(161);
  });

  test.each([['<div>'.repeat(5000)], ['<b>'.repeat(50_000)]])('nested too deeply become text', (tags) => {
    expect(readDescription(`${tags}deep`).html).toBe('<p>deep</p>');
  });

  test.each([[''], ['<p> </p>'], ['<script>x</script>']])('without text are empty: %s', (cell) => {
    expect(readDescription(cell)).toEqual({ html: '', metaText: '' });
  });
});
