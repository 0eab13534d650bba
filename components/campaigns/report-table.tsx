import { useLocale, useTranslations } from 'next-intl';
import { type Question, questionQuery } from '@/lib/campaigns/question';
import type { Table } from '@/lib/campaigns/report';

/** The cells of a row: words first, then figures. */
export interface Row {
  words: string[];
  figures: string[];
  /** Where the first word leads. */
  href?: string;
}

const edge = { words: 'min-w-24 text-start wrap-anywhere', figures: 'text-end tabular-nums' };

/** Figures in rows; wider than a phone, so it scrolls on its own. */
export function ReportTable({ caption, head, rows }: { caption: string; head: Row; rows: Row[] }) {
  const columns = [...head.words, ...head.figures];
  const sideOf = (column: number) => (column < head.words.length ? edge.words : edge.figures);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      role="group"
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto border border-sand bg-paper"
    >
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-sand">
            {columns.map((name, column) => (
              <th key={name} scope="col" className={`px-4 py-3 font-semibold ${sideOf(column)}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ words: [name, ...words], figures, href }) => (
            <tr key={JSON.stringify([name, ...words])} className="border-b border-sand last:border-0">
              <th scope="row" className="min-w-40 max-w-64 px-4 py-2.5 text-start font-normal wrap-anywhere">
                {href ? (
                  <a href={href} className="link inline-block py-1">
                    <bdi>{name}</bdi>
                  </a>
                ) : (
                  <bdi>{name}</bdi>
                )}
              </th>
              {[...words, ...figures].map((text, column) => (
                <td
                  key={columns[column + 1]}
                  className={`px-4 py-2.5 ${sideOf(column + 1)} ${column < words.length ? 'max-w-64' : 'whitespace-nowrap'}`}
                >
                  <bdi>{text}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Takes a table away as a file. */
export function ExportLink({ table, question, name }: { table: Table; question: Question; name: string }) {
  const t = useTranslations('campaigns');
  return (
    <a
      href={`/api/campaigns/export?table=${table}&locale=${useLocale()}&${questionQuery(question)}`}
      download
      aria-label={t('exportOf', { name })}
      className="link inline-block py-2"
    >
      {t('export')}
    </a>
  );
}
