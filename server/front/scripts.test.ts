import { partScripts, startScripts } from './scripts.ts';
import { html } from './testing.ts';

const parted = partScripts(html('one'), '/shop?page=2');

test('no script of a page is left in it but the file that starts the others', () => {
  const left = [...parted.html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
  expect(left).toHaveLength(2);
  expect(left[0]).toContain(`src="/scripts/${startScripts.name}"`);
  expect(left[1]).toContain('type="application/json"');
  expect(parted.html).not.toContain('as="script"');
  expect(parted.html).toContain('<p>one</p>');
});

test("the page's own scripts run in their order, before the shop's files", () => {
  expect(parted.script.code).toBe('self.__next_f=[];\nself.__next_f.push([1,"a"])');
  const [, list = ''] = /data-scripts="([^"]*)"/.exec(parted.html) ?? [];
  expect(list.split(' ')).toEqual([
    `/scripts/${parted.script.name}?of=%2Fshop%3Fpage%3D2`,
    '/_next/static/a.js',
  ]);
});

test('a file is named by its bytes', () => {
  expect(partScripts(html('two'), '/').script.name).toBe(parted.script.name);
  const other = partScripts(html('two').replace('[1,"a"]', '[1,"b"]'), '/').script.name;
  expect(other).not.toBe(parted.script.name);
});

test('what a page shows may hold anything that means something in a replacement', () => {
  const text = "$& $1 $$ $' $`";
  expect(partScripts(html(text), `/shop?searchText=${text}`).html).toContain(`<p>${text}</p>`);
});
