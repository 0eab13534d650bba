import { categoriesWithProducts } from '@/lib/catalogue/reads/categories-with-products';
import { getCategories, getFeatureTagsOrEmpty } from '@/lib/catalogue/reads/server';
import { createTranslatorFor } from '@/lib/platform/tenant/translator';
import { type DocumentParams, resolveDocumentShop } from '@/lib/site/documents/document-shop';
import { llmsText } from '@/lib/site/documents/llms';
import { documentResponse, notFoundResponse, responseOrUnavailable } from '@/lib/site/documents/response';

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
    const text = llmsText(
      tenant,
      locale,
      { categories: categoriesWithProducts(categories), features },
      t,
      tPages,
    );
    return documentResponse(text, 'text/plain; charset=utf-8', { 'content-language': locale });
  });
}
