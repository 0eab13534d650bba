import { useTranslations } from 'next-intl';
import type { StructuredDataBlock } from '@/lib/site/seo/structured/validate';
import { Findings } from './findings.tsx';

/** JSON-LD blocks of a page with the findings of each. */
export function StructuredDataFindings({ blocks }: { blocks: StructuredDataBlock[] }) {
  const t = useTranslations('preview');
  if (blocks.length === 0) return <p className="mt-3 text-sm text-muted">{t('noData')}</p>;
  return (
    <ul className="mt-3 grid gap-5">
      {blocks.map((block) => (
        <li key={block.text}>
          <p>
            <code dir="ltr" className="font-semibold">
              {block.type ?? '?'}
            </code>
          </p>
          <BlockFindings block={block} />
          <details className="mt-2 text-sm">
            <summary className="link w-fit py-1">{t('showData')}</summary>
            <pre dir="ltr" className="bg-paper p-3 text-xs whitespace-pre-wrap wrap-anywhere">
              {block.text}
            </pre>
          </details>
        </li>
      ))}
    </ul>
  );
}

function BlockFindings({ block }: { block: StructuredDataBlock }) {
  const t = useTranslations('preview');
  if (block.type === null) return <Findings findings={[{ isError: true, text: t('unreadableData') }]} />;
  if (!block.hasRules) return <p className="mt-3 text-sm text-muted">{t('noRules')}</p>;
  return (
    <Findings
      findings={block.findings.map(({ problem, path, count, value = '' }) => ({
        isError: problem !== 'missingRecommended',
        text: t(`dataFindings.${problem}`, { path, times: count, value }),
      }))}
    />
  );
}
