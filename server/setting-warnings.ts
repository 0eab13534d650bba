import type { Settings } from '../lib/platform/settings/settings.ts';

const minSecretLength = 16;

/** Returns a line for each setting with which the shop starts, but not as its operator probably means it. */
export function settingWarnings({ revalidateSecret, isAnalyticsPathAssumed }: Settings): string[] {
  return [
    ...(revalidateSecret && revalidateSecret.length < minSecretLength
      ? [`REVALIDATE_SECRET has fewer than ${minSecretLength} characters and could be guessed`]
      : []),
    ...(isAnalyticsPathAssumed
      ? [
          'ANALYTICS=vercel counts nothing outside of Vercel without a proxy that serves /_vercel; ANALYTICS_PATH names another path',
        ]
      : []),
  ];
}
