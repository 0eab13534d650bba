import 'server-only';
import { routing } from '@/lib/i18n/routing';
import { call } from './client.ts';

/** Whether the upstream answers a small call of the contract. */
export async function upstreamAnswers(): Promise<boolean> {
  try {
    await call(
      { method: 'GET', path: '/FeatureTags/GetMenueFeatureTags', expects: { list: true } },
      routing.defaultLocale,
    );
    return true;
  } catch {
    return false;
  }
}
