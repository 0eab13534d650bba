import { bulletedText, plainText, sanitizedTree } from './html.ts';

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

  test('elements are kept down to a depth of 100 levels', () => {
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
