'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { type Notice, onNotice } from './notify.ts';
import { useNoticeOf } from './use-notice-of.ts';

interface NoticesProps {
  notices: Notice[];
}

/** The place where notices appear; what shows them is loaded with the first one. */
export function Notices() {
  const noticeOf = useNoticeOf();
  const [notices, setNotices] = useState<Notice[]>([]);
  const [{ Show }, setShow] = useState<{ Show?: ComponentType<NoticesProps> }>({});
  useEffect(
    () =>
      onNotice((told) => {
        const notice = 'about' in told ? noticeOf(told) : told;
        setNotices((before) => [...before, notice]);
        const show = (Show: ComponentType<NoticesProps>) =>
          setShow((before) => (before.Show ? before : { Show }));
        import('./toaster.tsx').then((m) => show(m.NoticeToaster)).catch(() => show(PlainNotices));
      }),
    [noticeOf],
  );
  return Show && <Show notices={notices} />;
}

/** The latest notice in plain words, for someone who is offline before anything better has been loaded. */
function PlainNotices({ notices }: NoticesProps) {
  const [over, setOver] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setOver(notices.length), 3000);
    return () => clearTimeout(timer);
  }, [notices]);
  const { text, detail, count = 1 } = notices.at(-1) ?? { text: '' };
  return (
    <p role="status" className="fixed inset-x-4 top-4 z-50 text-center">
      {over < notices.length && (
        <span className="bg-paper p-4">
          {typeof text === 'string' ? text : text(count)} {detail}
        </span>
      )}
    </p>
  );
}
