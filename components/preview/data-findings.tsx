import { useTranslations } from 'next-intl';
import type { DataBlock } from '@/lib/seo/structured/check';
import { Notes } from './notes.tsx';

/** The blocks of structured data of a page, and what is wrong with each. */
export function DataFindings({ blocks }: { blocks: DataBlock[] }) {
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
          {block.type === null ? (
            <Notes notes={[{ isFault: true, text: t('unreadableData') }]} />
          ) : block.isJudged ? (
            <Notes
              notes={block.findings.map(({ problem, path, times, value = '' }) => ({
                isFault: problem !== 'advised',
                text: t(`dataFindings.${problem}`, { path, times, value }),
              }))}
            />
          ) : (
            <p className="mt-3 text-sm text-muted">{t('notJudged')}</p>
          )}
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
