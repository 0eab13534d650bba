import { absoluteAddress, contentPages, contentPaths, paths } from '../address/address.ts';
import type { Category } from '../catalogue/types.ts';
import type { Locale } from '../i18n/routing.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { markdownLink, markdownText } from './markdown.ts';

/** The shop in one page for language models (llmstxt.org): what it is, where everything is, and how to read it. */
export function llmsText(
  tenant: Tenant & { origin: string },
  locale: Locale,
  categories: Category[],
  t: Translator<'documents'>,
  pages: Translator<'contentPages'>,
): string {
  const link = (text: string, path: string, note = '') =>
    `- ${markdownLink(text, absoluteAddress(tenant.origin, locale, path))}${note && `: ${note}`}`;
  const name = tenant.name[locale];
  return [
    `# ${markdownText(name)}`,
    `> ${markdownText(t('summary', { name, currency: tenant.currency }))}`,
    markdownText(t('howToRead')),
    `## ${markdownText(t('categories'))}`,
    categories
      .map(({ name, slug, description }) => link(name, paths.category(slug), markdownText(description ?? '')))
      .join('\n'),
    `## ${markdownText(t('help'))}`,
    contentPages()
      .map((key) => link(pages(key), contentPaths[key]))
      .join('\n'),
    `## ${markdownText(t('data'))}`,
    [
      `- ${markdownLink(t('sitemap'), `${tenant.origin}/sitemap.xml`)}`,
      link(t('googleFeed'), '/feeds/google.xml'),
      link(t('metaFeed'), '/feeds/meta.csv'),
    ].join('\n'),
    `## Optional`,
    link(t('everything'), paths.shop),
  ]
    .join('\n\n')
    .concat('\n');
}
