import { areInterchangeable, extractInlineScripts, firstScripts } from './page-scripts.ts';
import { html } from './testing.ts';

const extractedPage = extractInlineScripts(html('one'), '/shop?page=2');

describe('extractInlineScripts', () => {
  test('leaves only the loader and JSON data', () => {
    const remaining = [...extractedPage.html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
    expect(remaining).toHaveLength(2);
    expect(remaining[0]).toContain(`src="/scripts/${firstScripts().usual.name}"`);
    expect(remaining[1]).toContain('type="application/ld+json"');
    expect(extractedPage.html).not.toContain('as="script"');
    expect(extractedPage.html).toContain('<p>one</p>');
  });

  test("leaves out scripts for browsers without modules and Next's mark of fonts", () => {
    const unused = [
      '<script src="/_next/old.js" noModule=""></script>',
      '<meta name="next-size-adjust" content=""/>',
      '<link rel="preconnect" href="/" crossorigin=""/>',
    ];
    const page = html('one').replace('</head>', `${unused.join('')}$&`);
    expect(extractInlineScripts(page, '/shop?page=2')).toEqual(extractedPage);
  });

  test('puts the loader before the style sheet and the body', () => {
    const order = [...extractedPage.html.matchAll(/<script src|<link rel="stylesheet"|<body/g)].map(String);
    expect(order).toEqual(['<script src', '<link rel="stylesheet"', '<body']);
    expect(extractedPage.html).not.toMatch(/<script[^>]*\b(?:async|defer)\b/);
  });

  test("lists the page's own scripts before the shop's files", () => {
    expect(extractedPage.script.code).toBe('self.__next_f=[];\nself.__next_f.push([1,"a"])');
    const [, list = ''] = /data-scripts="([^"]*)"/.exec(extractedPage.html) ?? [];
    expect(list.split(' ')).toEqual([
      `/scripts/${extractedPage.script.name}?for=%2Fshop%3Fpage%3D2`,
      '/_next/static/a.js',
    ]);
  });

  test('tells files before other files of the shop apart', () => {
    const { name } = extractedPage.script;
    const other = (from: string, to: string) =>
      extractInlineScripts(html('two').replaceAll(from, to), '/').script.name;
    expect(areInterchangeable(name, other('[1,"a"]', '[1,"b"]'))).toBe(true);
    expect(areInterchangeable(name, other('/_next/static/a.js', '/_next/static/b.js'))).toBe(false);
  });

  test('names a file after its content', () => {
    expect(extractInlineScripts(html('two'), '/').script.name).toBe(extractedPage.script.name);
    const otherName = extractInlineScripts(html('two').replace('[1,"a"]', '[1,"b"]'), '/').script.name;
    expect(otherName).not.toBe(extractedPage.script.name);
  });

  test('preserves replacement patterns in the text of a page', () => {
    const text = "$& $1 $$ $' $`";
    expect(extractInlineScripts(html(text), `/shop?searchText=${text}`).html).toContain(`<p>${text}</p>`);
  });
});
