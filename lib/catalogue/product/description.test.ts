import {
  bulletedText,
  maxCompareDescriptionLength,
  maxDescriptionLength,
  plainText,
  sanitizedTree,
  truncateAtWordBoundary,
} from './description.ts';

const sanitized = (html: string) => JSON.stringify(sanitizedTree(html));

describe('HTML of descriptions', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="data:text/html,x">x</a>',
    '<iframe src="https://evil.example"></iframe>',
    '<form action="https://evil.example"><input name="x"></form>',
    '<style>body{display:none}</style>',
    '<p style="position:fixed" onclick="alert(1)" id="content" class="x">x</p>',
    '<svg><animate onbegin=alert(1)></svg>',
  ])('removes scripts, resources and styles from %s', (html) => {
    expect(sanitized(html)).not.toMatch(
      /script|javascript:|data:|onerror|onclick|onbegin|style|"src"|iframe|form|"id"|className|svg/,
    );
  });

  test('keeps text elements and web links', () => {
    const tree = sanitized(
      '<p>A <strong>b</strong></p><ul><li><a href="https://rida.example">c</a></li></ul>',
    );
    expect(tree).toMatch(/"p".*"strong".*"ul".*"li".*"a".*https:\/\/rida.example/);
  });

  test('plain text separates words and removes markup', () => {
    expect(plainText('<p>One</p><ul><li>two</li><li>three &amp; four</li></ul><script>x</script>')).toBe(
      'One two three & four',
    );
  });

  test.each([
    [
      '<p>Loose.</p><ul><li>Front <b>zip</b></li><li> <p>Two pockets</p></li></ul>',
      'Loose.\n• Front zip\n• Two pockets',
    ],
    ['<ul><li></li><li>• one</li><li>two<ul><li>three</li></ul></li></ul>', '• one\n• two\n• three'],
    ['<p>No list</p>', 'No list'],
  ])('bulleted text has a line for each list item of %j', (html, text) => {
    expect(bulletedText(html)).toBe(text);
  });

  test('elements stay down to a depth of 100 levels', () => {
    // The `<b>` and its text are two further levels.
    const nested = (depth: number) =>
      sanitized(`${'<div>'.repeat(depth)}<b>you</b>${'</div>'.repeat(depth)}`);
    expect([nested(98).includes('"b"'), nested(99).includes('"b"')]).toEqual([true, false]);
  });

  test.each([150, 3_000, 20_000])('HTML nested %s levels deep becomes plain text', (depth) => {
    const html = `${'<div>'.repeat(depth)}Hello <b>you</b>${'</div>'.repeat(depth)}`;
    expect(plainText(html)).toBe('Hello you');
    expect(sanitized(html)).toContain('Hello');
  });
});

describe('truncated descriptions', () => {
  test('descriptions have at most 100 characters, 150 on the compare page', () => {
    const text = 'a'.repeat(200);
    expect(truncateAtWordBoundary(text, maxDescriptionLength)).toEqual({
      text: 'a'.repeat(100),
      isTruncated: true,
    });
    expect(truncateAtWordBoundary(text, maxCompareDescriptionLength).text).toHaveLength(150);
  });

  test.each([
    ['a partial last word is removed', 'one two three', 9, 'one two'],
    ['a word that ends at the limit stays', 'one two three', 7, 'one two'],
    ['a trailing comma is removed', 'ثوب واسع، طويل', 11, 'ثوب واسع'],
    ['a trailing full stop is removed', 'It is warm. Soft', 14, 'It is warm'],
    ['one long word is split', 'abcdefgh', 3, 'abc'],
  ])('%s', (_, text, length, expected) => {
    expect(truncateAtWordBoundary(text, length)).toEqual({ text: expected, isTruncated: true });
  });

  test('a text of exactly the maximum length is not truncated', () => {
    expect(truncateAtWordBoundary('a'.repeat(100), 100)).toEqual({
      text: 'a'.repeat(100),
      isTruncated: false,
    });
    expect(truncateAtWordBoundary('👗'.repeat(100), 100)).toEqual({
      text: '👗'.repeat(100),
      isTruncated: false,
    });
  });

  test.each([
    ['an emoji of several parts', '👩‍👩‍👧'],
    ['an emoji outside the basic plane', '👗'],
    ['a letter with a combining mark', 'e\u0301'],
    ['an Arabic letter with its vowel marks', 'مَّ'],
  ])('%s counts as one character and is never split', (_, character) => {
    expect(truncateAtWordBoundary(character.repeat(101), 100)).toEqual({
      text: character.repeat(100),
      isTruncated: true,
    });
  });
});
