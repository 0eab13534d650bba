'use client';

import { useEffect, useState } from 'react';
import { notify } from '@/components/shop/notify';
import { longestCampaignValue, withCampaign } from '@/lib/preview/campaign';
import type { QrDrawing } from '@/lib/preview/qr';
import { qrFile } from '@/lib/preview/qr-file';
import type { Utm } from '@/lib/tracking/utm';

interface CampaignBuilderProps {
  /** The page the link leads to; its own values give way to those of the form. */
  address: string;
  initial: Utm;
  /** QR code of the link with the initial values; null when it has no room for it. */
  drawn: QrDrawing | null;
  fields: { name: keyof Utm; field: string; label: string }[];
  words: Record<'link' | 'copy' | 'copied' | 'qr' | 'download' | 'tooLong', string>;
}

/** Fields of a campaign, and the link and QR code they make while they are filled in. */
export function CampaignBuilder({ address, initial, drawn, fields, words }: CampaignBuilderProps) {
  const [values, setValues] = useState(initial);
  const [qr, setQr] = useState({ of: withCampaign(address, initial), drawing: drawn });
  const link = withCampaign(address, values);

  useEffect(() => {
    let isOver = false;
    if (qr.of === link) return;
    import('@/lib/preview/qr').then(
      ({ drawQr }) => !isOver && setQr({ of: link, drawing: drawQr(link) }),
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [link, qr.of]);

  const copy = () =>
    Promise.resolve(navigator.clipboard?.writeText(link) ?? Promise.reject()).then(
      () => notify({ kind: 'success', text: words.copied }),
      () => notify({ kind: 'warning', text: link }),
    );
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map(({ name, field, label }) => (
          <label key={name} className="grid gap-1">
            <span className="flex flex-wrap justify-between gap-x-3">
              {label} <bdi className="text-sm text-muted">{name}</bdi>
            </span>
            <input
              name={field}
              value={values[name]}
              onChange={({ target }) => setValues({ ...values, [name]: target.value })}
              maxLength={longestCampaignValue}
              dir="auto"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              className="field w-full"
            />
          </label>
        ))}
      </div>
      <div className="grid gap-4">
        <div>
          <p className="font-semibold">{words.link}</p>
          <output dir="ltr" className="block bg-paper p-3 wrap-anywhere">
            {link}
          </output>
        </div>
        <button type="button" className="btn btn-quiet needs-script justify-self-start" onClick={copy}>
          {words.copy}
        </button>
        {qr.of === link && qr.drawing && (
          <div className="grid justify-items-start gap-2">
            <svg
              role="img"
              aria-label={words.qr}
              viewBox={`0 0 ${qr.drawing.size} ${qr.drawing.size}`}
              shapeRendering="crispEdges"
              className="aspect-square w-56 max-w-full bg-[#fff]"
            >
              <path d={qr.drawing.path} />
            </svg>
            <a href={qrFile(qr.drawing)} download="qr-code.svg" className="link py-1">
              {words.download}
            </a>
          </div>
        )}
        {qr.of === link && !qr.drawing && <p className="text-muted">{words.tooLong}</p>}
      </div>
    </>
  );
}
