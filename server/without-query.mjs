/**
 * Next writes the address of whoever had a page made into what it keeps of it for everybody: a campaign, or the token of a link in
 * a mail. Takes its query out of a page's HTML and flight data, which then are what a visitor without one gets.
 * @param value what the cache is given to keep; anything but a page is left as it is
 */
export function withoutQuery(value) {
  if (value?.kind !== 'APP_PAGE') return value;
  const { html, rscData, segmentData } = value;
  return {
    ...value,
    html: htmlWithoutQuery(html),
    rscData: rscData && flightWithoutQuery(rscData),
    // One of the segments that are fetched ahead is the whole page.
    segmentData:
      segmentData && new Map([...segmentData].map(([path, data]) => [path, flightWithoutQuery(data)])),
  };
}

function flightWithoutQuery(data) {
  return Buffer.from(cut(data.toString('utf8'), '"'));
}

/** The same for the HTML of a page. */
export function htmlWithoutQuery(html) {
  return cut(joined(html), '\\"');
}

const betweenParts = '"])</script><script>self.__next_f.push([1,"';

/** Flight data comes in parts that may end anywhere; only where there is a query do they become one. */
function joined(html) {
  const parts = html.replaceAll(betweenParts, '');
  return cut(parts, '\\"') === parts ? html : parts;
}

/**
 * Cuts the query out of the address (`c`, its segments, and `q`) in flight data. Addresses hold no quotation marks: URLs write
 * them as %22.
 * @param quote how a quotation mark is written there
 */
function cut(text, quote) {
  const mark = quote.replace('\\', '\\\\');
  const address = new RegExp(
    `(${mark}c${mark}:\\[)((?:${mark}[^"]*",?)+)(\\],${mark}q${mark}:)${mark}[^"]*"(?=,${mark}i${mark}:)`,
  );
  return text.replace(address, (_, before, segments, after) => {
    const path = segments.split('?', 1)[0];
    const closed = path === segments ? segments : `${path}${quote}`;
    return `${before}${closed}${after}${quote}${quote}`;
  });
}
