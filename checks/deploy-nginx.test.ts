import { readFileSync } from 'node:fs';
import { cataloguePaths, searchPaths } from '../contract/paths.ts';
import { pagesWithParameters } from '../lib/site/routing/page-key.ts';

const config = readFileSync('deploy/nginx/rida.conf', 'utf8');

describe('deploy/nginx/rida.conf', () => {
  test('rate-limits pages with any parameter that changes their HTML', () => {
    const [, pattern = ''] = /map \$args .*?"~(.*?)" \$binary_remote_addr/s.exec(config) ?? [];
    const names = pagesWithParameters.flatMap((page) => (page.isPersonal ? [] : page.parameterNames));
    expect(names.filter((name) => !new RegExp(pattern).test(`utm=x&${name}=1`))).toEqual([]);
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
