import type { Category, FeatureTag } from '../../catalogue/reads/types.ts';
import type { Locale } from '../../platform/i18n/routing.ts';
import type { Tenant } from '../../platform/tenant/tenant.ts';
import type { Translator } from '../../platform/tenant/translator.ts';
import { contentPageKeys, contentPaths, localeUrl, paths } from '../../platform/urls/paths.ts';
import { escapeMarkdown, markdownLink } from './markdown.ts';

/** Returns llms.txt (llmstxt.org): a summary of the shop for language models, with links to its pages and data. */
export function llmsText(
  tenant: Tenant & { origin: string },
  locale: Locale,
  { categories, features }: { categories: Category[]; features: Pick<FeatureTag, 'name' | 'slug'>[] },
  t: Translator<'documents'>,
  tPages: Translator<'contentPages'>,
): string {
  const linkItem = (text: string, path: string, description = '') =>
    `- ${markdownLink(text, localeUrl(tenant.origin, locale, path))}${description && `: ${description}`}`;
  const name = tenant.name[locale];
  return [
    `# ${escapeMarkdown(name)}`,
    `> ${escapeMarkdown(t('summary', { name, currency: tenant.currency }))}`,
    escapeMarkdown(t('howToRead')),
    `## ${escapeMarkdown(t('categories'))}`,
    categories
      .map(({ name, slug, description }) =>
        linkItem(name, paths.category(slug), escapeMarkdown(description ?? '')),
      )
      .join('\n'),
    ...(features.length > 0
      ? [
          `## ${escapeMarkdown(t('collections'))}`,
          features.map(({ name, slug }) => linkItem(name, paths.feature(slug))).join('\n'),
        ]
      : []),
    `## ${escapeMarkdown(t('help'))}`,
    contentPageKeys()
      .map((key) => linkItem(tPages(key), contentPaths[key]))
      .join('\n'),
    `## ${escapeMarkdown(t('data'))}`,
    [
      `- ${markdownLink(t('sitemap'), `${tenant.origin}/sitemap.xml`)}`,
      linkItem(t('googleFeed'), '/feeds/google.xml'),
      linkItem(t('metaFeed'), '/feeds/meta.csv'),
    ].join('\n'),
    // llmstxt.org reserves the heading 'Optional' for links that may be skipped, so it is not translated.
    `## Optional`,
    linkItem(t('everything'), paths.shop),
  ]
    .join('\n\n')
    .concat('\n');
}
