import { getCategories } from '@/lib/catalogue/server';
import { answerOrNotNow, documentAnswer, noDocument } from '@/lib/documents/answer';
import { llmsText } from '@/lib/documents/llms';
import { type DocumentParams, shopOf } from '@/lib/documents/request';
import { translatorOf } from '@/lib/i18n/translator';

export const dynamic = 'force-dynamic';

/** The shop in one page for language models. */
export async function GET(_request: Request, { params }: { params: DocumentParams }) {
  const shop = await shopOf(params);
  if (!shop) return noDocument();
  const { tenant, locale } = shop;
  return answerOrNotNow(async () => {
    const [categories, t, pages] = await Promise.all([
      getCategories(locale),
      translatorOf(locale, 'documents'),
      translatorOf(locale, 'contentPages'),
    ]);
    const text = llmsText(tenant, locale, categories, t, pages);
    return documentAnswer(text, 'text/plain; charset=utf-8', { 'content-language': locale });
  });
}
