/** Domains whose mailboxes ignore dots in the local part, with the domain they all belong to. */
const domainsIgnoringDots = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/**
 * Returns the mailbox that an e-mail address leads to, to recognize it under other spellings: in lower case, without a plus tag, and
 * without dots where the provider ignores them. Not an address to send to.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  const untagged = local.split('+', 1)[0] || local;
  const mainDomain = domainsIgnoringDots.get(domain);
  return mainDomain === undefined ? `${untagged}@${domain}` : `${untagged.replaceAll('.', '')}@${mainDomain}`;
}
