import { useTimeZone, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { attribution } from '@/lib/shopper/tracking/attribution';
import type { Touchpoint } from '@/lib/shopper/tracking/touchpoint';
import { organicUtm, readUtm, utmNames } from '@/lib/shopper/tracking/utm';
import { inspectorDateAndTime } from './inspector-time.ts';

/** Compares the campaign in the URL with the stored first and last touchpoint. */
export function InspectorAttribution() {
  const t = useTranslations('inspector');
  const timeZone = useTimeZone();
  const [urlCampaign] = useState(() => readUtm(location.search) ?? organicUtm);
  const { first, last } = attribution();
  const touchpointRows: [name: string, format: (touchpoint: Touchpoint) => string][] = [
    [t('channel'), ({ channel }) => (channel ? t(`from.${channel}`) : '–')],
    [
      t('click'),
      ({ clickIds }) =>
        Object.entries(clickIds ?? {})
          .map((pair) => pair.join(' '))
          .join(', ') || '–',
    ],
    [
      t('time', { zone: timeZone ?? '' }),
      ({ occurredAt }) => inspectorDateAndTime(Date.parse(occurredAt), timeZone),
    ],
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
          <Row key={name} name={<bdi>{name}</bdi>} values={[urlCampaign[name], first[name], last[name]]} />
        ))}
        {touchpointRows.map(([name, format]) => (
          <Row key={name} name={name} values={['', format(first), format(last)]} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ name, values }: { name: ReactNode; values: string[] }) {
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
