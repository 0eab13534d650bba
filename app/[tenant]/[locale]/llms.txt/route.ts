import { listedCategories } from '@/lib/catalogue/listed-categories';
import { getCategories, getFeatureTagsOrEmpty } from '@/lib/catalogue/server';
import { llmsText } from '@/lib/documents/llms';
import { type DocumentParams, resolveDocumentShop } from '@/lib/documents/params';
import { documentResponse, notFoundResponse, responseOrUnavailable } from '@/lib/documents/response';
import { createTranslatorFor } from '@/lib/tenant/translator';

export const dynamic = 'force-dynamic';

/** llms.txt: an overview of the shop for language models. */
export async function GET(_request: Request, { params }: { params: DocumentParams }) {
  const shop = await resolveDocumentShop(params);
  if (!shop) return notFoundResponse();
  const { tenant, locale } = shop;
  return responseOrUnavailable(async () => {
    const [categories, features, t, tPages] = await Promise.all([
      getCategories(locale),
      getFeatureTagsOrEmpty(locale),
      createTranslatorFor(shop, 'documents'),
      createTranslatorFor(shop, 'contentPages'),
    ]);
    const text = llmsText(tenant, locale, { categories: listedCategories(categories), features }, t, tPages);
    return documentResponse(text, 'text/plain; charset=utf-8', { 'content-language': locale });
  });
}
