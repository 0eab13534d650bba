import { z } from 'zod';

/** Host with an optional protocol, port and folder. Groups: the protocol; the rest. */
const entryPattern = /^(?:(https?):\/\/)?([a-z\d.-]+(?::\d+)?(?:\/[\w.~/-]*)?)$/i;

/**
 * Setting `IMAGE_HOSTS`: hosts separated by commas, each with an optional folder (`cdn.example/shop-1`), and with `http://` in front if it
 * does not serve HTTPS. Parsed into base URLs that end with a slash.
 */
export const imageHostsSetting = z
  .string()
  .prefault('')
  .transform((setting, context) => {
    const entries = setting
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '');
    return entries.map((entry) => {
      const [, protocol = 'https', hostAndFolder] = entryPattern.exec(entry) ?? [];
      const url = `${protocol}://${hostAndFolder}`;
      if (hostAndFolder !== undefined && URL.canParse(url)) return new URL(url).href.replace(/\/*$/, '/');
      context.addIssue(
        `may hold hosts such as cdn.example.com or cdn.example.com/folder, not ${JSON.stringify(entry)}`,
      );
      return z.NEVER;
    });
  });
