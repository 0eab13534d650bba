'use client';

import { useEffect, useState } from 'react';
import { notify } from '@/components/toasts/notify';
import type { Utm } from '@/lib/shopper/tracking/utm';
import { maxCampaignValueLength, withCampaign } from '@/lib/site/preview/campaign-link';
import type { QrCode } from '@/lib/site/preview/qr-code';
import { qrSvgDataUrl } from '@/lib/site/preview/qr-svg';

interface CampaignBuilderProps {
  /** Page that the link leads to; its UTM parameters are replaced. */
  pageUrl: string;
  /** UTM values that the fields begin with. */
  initial: Utm;
  /** QR code of the initial link; null when the link is too long. */
  initialQr: QrCode | null;
  /** UTM parameters, each with the name of its form field. */
  fields: { name: keyof Utm; field: string; label: string }[];
  labels: Record<'link' | 'copy' | 'copied' | 'qr' | 'download' | 'tooLong', string>;
}

/** Builder for a campaign link, with a live QR code. */
export function CampaignBuilder({ pageUrl, initial, initialQr, fields, labels }: CampaignBuilderProps) {
  const [utm, setUtm] = useState(initial);
  /** Latest QR code and the link in it; `code` is null when that link is too long. */
  const [qr, setQr] = useState({ link: withCampaign(pageUrl, initial), code: initialQr });
  const link = withCampaign(pageUrl, utm);

  useEffect(() => {
    let isCancelled = false;
    if (qr.link === link) return;
    import('@/lib/site/preview/qr-code').then(
      ({ createQrCode }) => !isCancelled && setQr({ link, code: createQrCode(link) }),
      // Without the script, the link has no QR code.
      () => {},
    );
    return () => {
      isCancelled = true;
    };
  }, [link, qr.link]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notify({ kind: 'success', text: labels.copied });
    } catch {
      // Without access to the clipboard, the toast shows the link to be copied by hand. Insecure pages have no clipboard at all.
      notify({ kind: 'warning', text: link });
    }
  };
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
              value={utm[name]}
              onChange={({ target }) => setUtm({ ...utm, [name]: target.value })}
              maxLength={maxCampaignValueLength}
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
          <p className="font-semibold">{labels.link}</p>
          <output dir="ltr" className="block bg-paper p-3 wrap-anywhere">
            {link}
          </output>
        </div>
        <button type="button" className="btn btn-quiet needs-script justify-self-start" onClick={copy}>
          {labels.copy}
        </button>
        {qr.link === link && qr.code && (
          <div className="grid justify-items-start gap-2">
            <svg
              role="img"
              aria-label={labels.qr}
              viewBox={`0 0 ${qr.code.size} ${qr.code.size}`}
              shapeRendering="crispEdges"
              className="aspect-square w-56 max-w-full bg-[#fff]"
            >
              <path d={qr.code.path} />
            </svg>
            <a href={qrSvgDataUrl(qr.code)} download="qr-code.svg" className="link py-1">
              {labels.download}
            </a>
          </div>
        )}
        {qr.link === link && !qr.code && <p className="text-muted">{labels.tooLong}</p>}
      </div>
    </>
  );
}
