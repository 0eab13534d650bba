import { createHash } from 'node:crypto';
import { formatMoney } from '../wire/format-money.ts';
import { testPaymentPath } from './test-provider.ts';

/** Payment as the page shows it; the amount is in minor units. */
interface PaymentView {
  id: string;
  orderNumber: string;
  amountMinor: number;
  currency: string;
  returnUrl: string;
  /** False once the payment is paid, declined or expired. */
  isOpen: boolean;
}

const styles =
  'body{max-width:28rem;margin:3rem auto;padding:0 1rem;font:1.0625rem/1.5 system-ui,sans-serif;color:#1c1917;background:#fff}' +
  'button{display:block;width:100%;min-height:3rem;margin:.75rem 0;font:inherit;color:inherit;background:#f5f5f4;border:1px solid #78716c;border-radius:.5rem}' +
  'a{display:inline-block;padding:.75rem 0;color:#1d4ed8}';
const styleHash = createHash('sha256').update(styles).digest('base64');

/** Returns the Content-Security-Policy of the page. Chrome also applies `form-action` to the redirect that follows a form. */
export function testPaymentCsp(returnUrl: string): string {
  const formAction = `'self' ${new URL(returnUrl).origin}`;
  return `default-src 'none'; style-src 'sha256-${styleHash}'; form-action ${formAction}; frame-ancestors 'none'; base-uri 'none'`;
}

/** Renders the test provider's page of a payment; it needs no script. */
export function renderTestPaymentPage({
  id,
  orderNumber,
  amountMinor,
  currency,
  returnUrl,
  isOpen,
}: PaymentView): string {
  const amount = escapeHtml(formatMoney(amountMinor, currency, 'en'));
  const choiceButtons = isOpen
    ? `<form method="post" action="${testPaymentPath(id)}">
<button name="choice" value="approve">Approve</button>
<button name="choice" value="decline">Decline</button>
<button name="choice" value="approve-late">Approve, webhook later</button>
</form>`
    : '<p role="status">This payment is closed.</p>';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Test card payment</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>Test card payment</h1>
<p>Order ${escapeHtml(orderNumber)}: <strong>${amount}</strong></p>
<p>This page stands in for a payment provider. It takes no card and moves no money.</p>
${choiceButtons}
<a href="${escapeHtml(returnUrl)}">Back to the shop</a>
</main>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
