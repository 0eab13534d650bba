/** Pages that nobody shops on. */
const staffPages = /\/(?:campaigns|preview)$/;

/** Pages whose address is as good as a password. */
const secretPages = /\/auth\/reset-password\/?$/;

const secrets = ['token', 'email'];

/** Whether a path is that of a page that is not counted. */
export function isForStaff(pathname: string): boolean {
  return staffPages.test(pathname);
}

/** Whether an address must not be told to anyone as it stands. */
export function isSecret(address: string): boolean {
  return secretPages.test(URL.canParse(address) ? new URL(address).pathname : '');
}

/** The address as it may be sent: that of a page with secrets leaves them out, every other one stays as it is. */
export function withoutSecrets(address: string): string {
  if (!isSecret(address)) return address;
  const url = new URL(address);
  for (const name of secrets) url.searchParams.delete(name);
  return url.href;
}
