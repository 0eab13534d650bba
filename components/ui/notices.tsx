'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { type Notice, onNotice } from './notify.ts';

const Toaster = lazy(() => import('./toaster.tsx').then((module) => ({ default: module.NoticeToaster })));

/** The place where notices appear; what shows them is loaded with the first one. */
export function Notices() {
  const [notices, setNotices] = useState<Notice[]>([]);
  useEffect(() => onNotice((notice) => setNotices((before) => [...before, notice])), []);
  return <Suspense>{notices.length > 0 && <Toaster notices={notices} />}</Suspense>;
}
