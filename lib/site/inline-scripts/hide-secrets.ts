import { alertsPath } from '../../platform/urls/paths.ts';
import { secretPagePattern, secretParameters } from '../../platform/urls/secret-pages.ts';

/**
 * Inline script that moves the secrets of a mail's link from the address to the state of the history entry, before any other script can
 * read the address. The page reads the secrets from the history state (`searchWithSecrets`). The link to the other language gets the
 * secrets when it is clicked. The alerts page is rendered from its token, so its address gets the secrets back when it is loaded again.
 * Runs first, on secret pages only.
 */
export const hideSecretsScript = `(() => {
  if (!${secretPagePattern}.test(location.pathname)) return;
  const url = new URL(location.href);
  const secrets = new URLSearchParams();
  for (const name of ${JSON.stringify(secretParameters)}) {
    for (const value of url.searchParams.getAll(name)) secrets.append(name, value);
    url.searchParams.delete(name);
  }
  const hidden = history.state?.secrets;
  // Last of all listeners, after the one that gives the link its address.
  addEventListener('click', ({ target }) => {
    const link = target.closest('a[hreflang]');
    const secrets = history.state?.secrets;
    if (link && secrets) link.search += (link.search ? '&' : '?') + secrets;
  });
  if (String(secrets)) history.replaceState({ ...history.state, secrets: String(secrets) }, '', url);
  else if (hidden && url.pathname.replace(/\\/$/, '').endsWith('${alertsPath}')) {
    url.search += (url.search ? '&' : '?') + hidden;
    location.replace(url);
  }
})()`;
