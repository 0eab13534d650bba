import { applyStoredViewScript } from '../../catalogue/listing/stored-view-script.ts';
import { redirectToStoredLanguageScript } from '../../platform/urls/stored-language-script.ts';
import { consentScript } from '../../shopper/tracking/consent-script.ts';
import { earlyInteractionsScript } from './early-interactions.ts';

/** Tells styles that scripts run: not every supported browser has the media feature `scripting`. */
const scriptedScript = "document.documentElement.dataset.scripted = ''";

/**
 * Script in the head of every page, run before the body is parsed: redirects to the stored language, applies the stored listing view and
 * consent, records early interactions. Only `hideSecretsScript` runs before it.
 */
export const headScript = [
  redirectToStoredLanguageScript,
  scriptedScript,
  applyStoredViewScript,
  consentScript,
  earlyInteractionsScript,
].join(';\n');
