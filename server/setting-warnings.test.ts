import { parseSettings } from '../lib/platform/settings/settings.ts';
import { settingWarnings } from './setting-warnings.ts';

const warningsOf = (environment: Record<string, string>) => settingWarnings(parseSettings(environment));

describe('settingWarnings', () => {
  test('are none by default', () => {
    expect(warningsOf({})).toEqual([]);
    expect(warningsOf({ REVALIDATE_SECRET: 'sixteen letters.' })).toEqual([]);
  });

  test('name a secret that could be guessed', () => {
    expect(warningsOf({ REVALIDATE_SECRET: 'fifteen letters' })).toEqual([
      expect.stringMatching(/^REVALIDATE_SECRET /),
    ]);
  });

  test('name the path that analytics lack outside of Vercel', () => {
    expect(warningsOf({ ANALYTICS: 'vercel' })).toEqual([expect.stringMatching(/ANALYTICS_PATH/)]);
    for (const [name, value] of [
      ['VERCEL', '1'],
      ['ANALYTICS_PATH', '/stats'],
    ] as const)
      expect(warningsOf({ ANALYTICS: 'vercel', [name]: value })).toEqual([]);
    expect(warningsOf({ ANALYTICS_PATH: '/stats' })).toEqual([]);
  });
});
