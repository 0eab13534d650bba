import { listedText, plainText, sanitizedTree } from './html.ts';

const shown = (html: string) => JSON.stringify(sanitizedTree(html));

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
])('nothing of %s can run, load or restyle', (html) => {
  expect(shown(html)).not.toMatch(
    /script|javascript:|data:|onerror|onclick|onbegin|style|"src"|iframe|form|"id"|className|svg/,
  );
});

test('text elements and ordinary links stay', () => {
  const tree = shown('<p>A <strong>b</strong></p><ul><li><a href="https://rida.example">c</a></li></ul>');
  expect(tree).toMatch(/"p".*"strong".*"ul".*"li".*"a".*https:\/\/rida.example/);
});

test('plain text keeps words apart and drops markup', () => {
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
])('of %j each item of a list is a line of its own, marked as such', (html, text) => {
  expect(listedText(html)).toBe(text);
});

test('HTML keeps its elements down to a hundred levels, and loses them below', () => {
  const nested = (depth: number) => shown(`${'<div>'.repeat(depth)}<b>you</b>${'</div>'.repeat(depth)}`);
  expect([nested(98).includes('"b"'), nested(99).includes('"b"')]).toEqual([true, false]);
});

test.each([150, 3_000, 100_000])('HTML nested %s deep is read as its words', (depth) => {
  const html = `${'<div>'.repeat(depth)}Hello <b>you</b>${'</div>'.repeat(depth)}`;
  expect(plainText(html)).toBe('Hello you');
  expect(shown(html)).toContain('Hello');
});
