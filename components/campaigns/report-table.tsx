import { useLocale, useTranslations } from 'next-intl';
import type { ReportTableName } from '@/lib/site/campaigns/report';
import { type ReportQuery, reportQueryString } from '@/lib/site/campaigns/report-query';

/** Row of a report table, also the header row. The text cells come before the metric cells. */
export interface ReportRow {
  textCells: string[];
  metricCells: string[];
  /** Link of the first cell. */
  href?: string;
  /** Second line of the first cell. */
  detail?: string;
}

const cellClass = {
  text: 'min-w-24 text-start wrap-anywhere',
  metric: 'text-end align-bottom tabular-nums',
};
/** Narrow, so that all columns fit on a desktop screen. */
const paddingClass = 'px-2 first:ps-4 last:pe-4';

/** Report table that scrolls horizontally on narrow screens. */
export function ReportTable({
  caption,
  headerRow,
  rows,
}: {
  caption: string;
  headerRow: ReportRow;
  rows: ReportRow[];
}) {
  const columns = [...headerRow.textCells, ...headerRow.metricCells];
  const cellClassOf = (column: number) =>
    column < headerRow.textCells.length ? cellClass.text : cellClass.metric;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      role="group"
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto border border-sand bg-paper"
    >
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-sand">
            {columns.map((name, column) => (
              <th
                key={name}
                scope="col"
                className={`${paddingClass} py-3 font-semibold ${cellClassOf(column)}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ textCells: [name, ...otherTexts], metricCells, href, detail }) => (
            <tr
              key={JSON.stringify([name, detail, ...otherTexts])}
              className="border-b border-sand last:border-0"
            >
              <th
                scope="row"
                className={`min-w-40 max-w-64 ${paddingClass} py-2.5 text-start font-normal wrap-anywhere`}
              >
                {href ? (
                  <a href={href} className="link inline-block py-1">
                    <bdi>{name}</bdi>
                  </a>
                ) : (
                  <bdi>{name}</bdi>
                )}
                {detail && <bdi className="block text-muted">{detail}</bdi>}
              </th>
              {[...otherTexts, ...metricCells].map((text, index) => {
                // Column 0 is the header cell of the row.
                const column = index + 1;
                const widthClass = index < otherTexts.length ? 'max-w-64' : 'whitespace-nowrap';
                return (
                  <td
                    key={columns[column]}
                    className={`${paddingClass} py-2.5 ${cellClassOf(column)} ${widthClass}`}
                  >
                    <bdi>{text}</bdi>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Link to the CSV export of a table. */
export function ExportLink({
  table,
  query,
  name,
}: {
  table: ReportTableName;
  query: ReportQuery;
  /** Translated name of the table. */
  name: string;
}) {
  const t = useTranslations('campaigns');
  return (
    <a
      href={`/api/campaigns/export?table=${table}&locale=${useLocale()}&${reportQueryString(query)}`}
      download
      aria-label={t('exportOf', { name })}
      className="link inline-block py-2"
    >
      {t('export')}
    </a>
  );
}
