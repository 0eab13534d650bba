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
    weights[language] = Math.max(weights[language], quality(parameters));
  }
  return weights.ar > weights.en ? 'ar' : 'en';
}

function quality(parameters: string[]): number {
  const weight = parameters
    .map((parameter) => parameter.trim())
    .find((parameter) => parameter.startsWith('q='));
  if (weight === undefined) return 1;
  const value = Number(weight.slice(2));
  return value >= 0 && value <= 1 ? value : 0;
}
