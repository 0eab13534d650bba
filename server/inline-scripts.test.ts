import { createHash } from 'node:crypto';
import { hashInlineScripts } from './inline-scripts.ts';

const hashOf = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`;

test('every inline script is hashed as it stands, once', () => {
  const html = `<p>x</p><script>a("é")</script><script id="b" type="module">b()
</script><SCRIPT>a("é")</SCRIPT>`;
  expect(hashInlineScripts(html)).toEqual([hashOf('a("é")'), hashOf('b()\n')]);
});

test('ends of lines count as browsers read them', () => {
  expect(hashInlineScripts('<script>a\r\nb\rc</script>')).toEqual([hashOf('a\nb\nc')]);
});

test('files and blocks of data have no hash', () => {
  const html =
    '<script src="/a.js" async=""></script><script type="application/ld+json">{}</script><script id="s" type="application/json">{}</script>';
  expect(hashInlineScripts(html)).toEqual([]);
});

test('a script that is no data by name only is hashed', () => {
  expect(hashInlineScripts('<script data-src="x">1</script>')).toEqual([hashOf('1')]);
  expect(hashInlineScripts('<script type="speculationrules">{}</script>')).toEqual([hashOf('{}')]);
});
