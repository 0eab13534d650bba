import { applyRememberedView } from '../listing/view.ts';
import { keepConsent } from '../tracking/keep-consent.ts';
import { earlyTouch } from './early-touch.ts';

/** Script that runs before a page is painted and before any other: what must not flash, and what must not be lost. */
export const boot = [applyRememberedView, keepConsent, earlyTouch].join(';\n');
