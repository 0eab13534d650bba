import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { Touch } from '@/lib/tracking/touch';
import { touches } from '@/lib/tracking/touches';
import { organicUtm, readUtm, utmNames } from '@/lib/tracking/utm';

/** What the address names, and what is kept of the first visit and of the last campaign. */
export function InspectedTouches() {
  const t = useTranslations('browser.inspector');
  const [landed] = useState(() => readUtm(location.search) ?? organicUtm);
  const { first, last } = touches();
  const kept: [name: string, of: (touch: Touch) => string][] = [
    [t('channel'), ({ channel }) => (channel ? t(`from.${channel}`) : '–')],
    [
      t('click'),
      ({ clickIds }) =>
        Object.entries(clickIds ?? {})
          .map((pair) => pair.join(' '))
          .join(', ') || '–',
    ],
    [t('time'), ({ occurredAt }) => occurredAt.slice(0, 16).replace('T', ' ')],
  ];
  return (
    <table className="mt-3 w-full">
      <thead>
        <tr className="text-start">
          {[t('value'), t('landed'), t('first'), t('last')].map((name) => (
            <th key={name} scope="col" className="pe-2 text-start font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {utmNames.map((name) => (
          <Line key={name} name={<bdi>{name}</bdi>} values={[landed[name], first[name], last[name]]} />
        ))}
        {kept.map(([name, of]) => (
          <Line key={name} name={name} values={['', of(first), of(last)]} />
        ))}
      </tbody>
    </table>
  );
}

function Line({ name, values }: { name: ReactNode; values: string[] }) {
  return (
    <tr className="border-t border-sand">
      <th scope="row" className="pe-2 text-start font-normal text-muted">
        {name}
      </th>
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change
        <td key={index} className="pe-2 wrap-anywhere">
          <bdi>{value}</bdi>
        </td>
      ))}
    </tr>
  );
}
