/**
 * Synopsis of the arguments of each command: `{required}` and `[optional]`. Apart from `commands.ts`, because a process that sends
 * a command to the running API does not need the code that executes it.
 */
export const commandUsages = {
  'set-price': '{slug|sku} {amount}',
  'set-stock': '{slug|sku} {quantity}',
  'held-orders': '',
  'confirm-order': '{number}',
  'cancel-order': '{number}',
  'deliver-order': '{number}',
  'expire-orders': '',
  'list-refunds': '',
  'pending-reviews': '',
  'publish-review': '{id}',
  'reject-review': '{id}',
  'add-coupon':
    '{code} {10%|amount|free-delivery} [minimum=amount] [currency=EGP] [from=time] [until=time] [once-per-email] [uses=n]',
  'end-coupon': '{code}',
  'delete-alerts': '{email}',
};

export type CommandName = keyof typeof commandUsages;

export function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(commandUsages, name);
}
