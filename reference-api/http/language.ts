import type { z } from 'zod';
import type { Language as LanguageSchema } from '../../contract/envelope.ts';

export type Language = z.infer<typeof LanguageSchema>;

/** Returns the language that an `Accept-Language` header prefers; English when it names neither or gives both the same weight. */
export function preferredLanguage(header: string | undefined): Language {
  const weights = { en: 0, ar: 0 };
  for (const part of (header ?? '').split(',')) {
    const [range = '', ...parameters] = part.trim().toLowerCase().split(';');
    const language = range.trim().split('-')[0];
    if (language !== 'en' && language !== 'ar') continue;
    weights[language] = Math.max(weights[language], parseQuality(parameters));
  }
  return weights.ar > weights.en ? 'ar' : 'en';
}

/** Returns the `q` parameter of a language range: 1 by default, 0 when malformed. */
function parseQuality(parameters: string[]): number {
  const parameter = parameters.map((text) => text.trim()).find((text) => text.startsWith('q='));
  if (parameter === undefined) return 1;
  const value = Number(parameter.slice(2));
  return value >= 0 && value <= 1 ? value : 0;
}
