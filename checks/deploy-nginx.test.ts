import { readFileSync } from 'node:fs';
import { cataloguePaths, searchPaths } from '../contract/paths.ts';
import { facetNames, facetOf } from '../lib/listing/facets.ts';
import { pagesWithParameters } from '../lib/routing/pages-with-parameters.ts';

const config = readFileSync('deploy/nginx/rida.conf', 'utf8');

describe('deploy/nginx/rida.conf', () => {
  test('rate-limits pages with any parameter that changes their HTML', () => {
    const [, pattern = ''] = /map \$args .*?"~(.*?)" \$binary_remote_addr/s.exec(config) ?? [];
    const facetParameters = facetNames.map((name) => `&${name}=${facetOf(name).fixed?.[0] ?? 'a'}`).join('');
    const allParameters = `category=a&subcategory=b&searchText=c&minPrice=1&maxPrice=2${facetParameters}&page=2&pageSize=15&sortBy=low&reviewPage=2&reviewSort=helpful&items=abaya`;
    const names = pagesWithParameters
      .filter(({ isPersonal }) => !isPersonal)
      .flatMap(({ knownParameters }) => [...knownParameters(new URLSearchParams(allParameters)).keys()]);
    expect(new Set(names).size).toBe(11 + facetNames.length);
    expect([...new Set(names)].filter((name) => !new RegExp(pattern).test(`utm=x&${name}=1`))).toEqual([]);
    expect(new RegExp(pattern).test('utm_source=x&_rsc=1')).toBe(false);
  });

  test('retries catalogue reads, but no writes', () => {
    const [, pattern = ''] = /location ~ (\^\/\(\?:\(\?:Products\S+) \{/.exec(config) ?? [];
    const paths = [...Object.values(cataloguePaths), ...Object.values(searchPaths)];
    expect(paths.filter((path) => !new RegExp(pattern).test(path))).toEqual([]);
    const writes = ['/Posts/Orders', '/Auth/login', '/ShoppingCart/AddToCart', '/accounts/RefreshToken'];
    expect(writes.filter((path) => new RegExp(pattern).test(path))).toEqual([]);
  });
});
