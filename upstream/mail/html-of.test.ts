import { htmlOf } from './html-of.ts';

test('a mail in HTML has the words of its text: what looks like a tag stays a word', () => {
  const html = htmlOf('One <b>"two"</b> & three\n\nFour\nfive', 'en');
  expect(html).toContain('<p>One &lt;b&gt;&quot;two&quot;&lt;/b&gt; &amp; three</p>\n<p>Four<br>five</p>');
});

test('links can be followed, and read from left to right in Arabic, too', () => {
  const html = htmlOf('هنا:\nhttps://shop.example/ar?email=a&token=b', 'ar');
  expect(html).toContain('dir="rtl"');
  expect(html).toContain('overflow-wrap: anywhere');
  expect(html).toContain('<a href="https://shop.example/ar?email=a&amp;token=b" dir="ltr">');
});
