import type { Category, FeatureTag } from '../catalogue/types.ts';
import type { Locale } from '../i18n/routing.ts';
import type { Tenant } from '../tenant/tenant.ts';
import type { Translator } from '../tenant/translator.ts';
import { absoluteUrl, contentPageKeys, contentPaths, paths } from '../urls/paths.ts';
import { markdownLink, markdownText } from './markdown.ts';

/** Returns llms.txt (llmstxt.org): a summary of the shop for language models, with links to its pages and data. */
export function llmsText(
  tenant: Tenant & { origin: string },
  locale: Locale,
  { categories, features }: { categories: Category[]; features: Pick<FeatureTag, 'name' | 'slug'>[] },
  t: Translator<'documents'>,
  tPages: Translator<'contentPages'>,
): string {
  const linkItem = (text: string, path: string, description = '') =>
    `- ${markdownLink(text, absoluteUrl(tenant.origin, locale, path))}${description && `: ${description}`}`;
  const name = tenant.name[locale];
  return [
    `# ${markdownText(name)}`,
    `> ${markdownText(t('summary', { name, currency: tenant.currency }))}`,
    markdownText(t('howToRead')),
    `## ${markdownText(t('categories'))}`,
    categories
      .map(({ name, slug, description }) =>
        linkItem(name, paths.category(slug), markdownText(description ?? '')),
      )
      .join('\n'),
    ...(features.length > 0
      ? [
          `## ${markdownText(t('collections'))}`,
          features.map(({ name, slug }) => linkItem(name, paths.feature(slug))).join('\n'),
        ]
      : []),
    `## ${markdownText(t('help'))}`,
    contentPageKeys()
      .map((key) => linkItem(tPages(key), contentPaths[key]))
      .join('\n'),
    `## ${markdownText(t('data'))}`,
    [
      `- ${markdownLink(t('sitemap'), `${tenant.origin}/sitemap.xml`)}`,
      linkItem(t('googleFeed'), '/feeds/google.xml'),
      linkItem(t('metaFeed'), '/feeds/meta.csv'),
    ].join('\n'),
    // The name that llmstxt.org gives to links that may be skipped, in every language.
    `## Optional`,
    linkItem(t('everything'), paths.shop),
  ]
    .join('\n\n')
    .concat('\n');
}
