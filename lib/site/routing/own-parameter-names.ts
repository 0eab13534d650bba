import { linkParameterName } from '../../platform/urls/link-parameters.ts';
import { parameterNames } from './routes.ts';

/**
 * Returns the query of a page with the names of the page's parameters in their own spelling, whatever their letter case and encoding, or
 * an `&amp;` before them. Where a parameter is there in its own spelling too, that one counts and others are left out. All else stays
 * byte for byte, in order.
 * @param path without language prefix
 * @param search query of a request with its question mark, or empty
 */
export function withOwnParameterNames(path: string, search: string): string {
  const namesByLowerCase = new Map(parameterNames(path).map((name) => [name.toLowerCase(), name]));
  if (namesByLowerCase.size === 0 || search.length < 2) return search;
  const parameters = search
    .slice(1)
    .split('&')
    .map((parameter) => {
      const [writtenName = ''] = parameter.split('=', 1);
      const [decodedName = ''] = new URLSearchParams(writtenName).keys();
      const name = namesByLowerCase.get(linkParameterName(decodedName)) ?? writtenName;
      return { name, writtenName, value: parameter.slice(writtenName.length) };
    });
  const writtenNames = new Set(parameters.map(({ writtenName }) => writtenName));
  const ownParameters = parameters.filter(
    ({ name, writtenName }) => name === writtenName || !writtenNames.has(name),
  );
  return `?${ownParameters.map(({ name, value }) => name + value).join('&')}`;
}
