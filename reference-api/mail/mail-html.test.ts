import { renderMailHtml } from './mail-html.ts';

describe('renderMailHtml', () => {
  test('escapes HTML and keeps paragraphs and line breaks', () => {
    const html = renderMailHtml('One <b>"two"</b> & three\n\nFour\nfive', 'en');
    expect(html).toContain('<p>One &lt;b&gt;&quot;two&quot;&lt;/b&gt; &amp; three</p>\n<p>Four<br>five</p>');
  });

  test('renders links left to right in Arabic', () => {
    const html = renderMailHtml('هنا:\nhttps://shop.example/ar?email=a&token=b', 'ar');
    expect(html).toContain('dir="rtl"');
    expect(html).toContain('overflow-wrap: anywhere');
    expect(html).toContain('<a href="https://shop.example/ar?email=a&amp;token=b" dir="ltr">');
  });
});
