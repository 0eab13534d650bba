import { readFileSync } from 'node:fs';
import { groupsOf } from './steps.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** Names of the npm scripts that `npm test` or another command runs. */
function scriptsOf(...commandLine: string[]): string[] {
  return groupsOf(commandLine)
    .flat()
    .map(({ script }) => script);
}

describe('steps of the test commands', () => {
  test('are npm scripts', () => {
    const all = [...scriptsOf('--quick'), ...scriptsOf('--all')];
    expect(all.filter((script) => !(script in scripts))).toEqual([]);
  });

  test('are in npm test or in npm run test:rest', () => {
    const [main, rest] = [scriptsOf(), scriptsOf('--rest')];
    expect(main.filter((script) => rest.includes(script))).toEqual([]);
    expect(scriptsOf('--all')).toEqual([...main, ...rest]);
  });

  test('run each Jest project once', () => {
    const projects = [...readFileSync('jest.config.mjs', 'utf8').matchAll(/displayName: '(\w+)'/g)];
    const selected = scriptsOf('--all').flatMap(
      (script) => /^jest --selectProjects (.+)$/.exec(scripts[script] ?? '')?.[1]?.split(' ') ?? [],
    );
    expect(selected.sort()).toEqual(projects.map(([, name]) => name).sort());
  });

  test('split the browser tests by the same tag', () => {
    const [main = '', rest = ''] = [scripts['e2e:main'], scripts['e2e:rest']];
    expect(main).toMatch(/ --grep @main$/);
    expect(rest).toBe(main.replace('--grep', '--grep-invert'));
  });
});
