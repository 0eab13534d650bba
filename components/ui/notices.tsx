'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { type Notice, onNotice } from './notify.ts';

const Toaster = dynamic(() => import('./toaster.tsx').then((module) => module.NoticeToaster), { ssr: false });

/** The place where notices appear; what shows them is loaded with the first one. */
export function Notices() {
  const [notices, setNotices] = useState<Notice[]>([]);
  useEffect(() => onNotice((notice) => setNotices((before) => [...before, notice])), []);
  return notices.length > 0 ? <Toaster notices={notices} /> : null;
}
