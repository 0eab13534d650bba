import { touchesAfter } from './touches.ts';
import { organicUtm, readUtm } from './utm.ts';

const news = readUtm('?utm_source=news') ?? organicUtm;
const mail = readUtm('?utm_source=mail') ?? organicUtm;

test('the first touch is that of the first visit, whatever comes after', () => {
  expect(touchesAfter(null, '?utm_source=news')).toEqual({ first: news, last: news });
  expect(touchesAfter({ first: news, last: news }, '?utm_source=mail')).toEqual({ first: news, last: mail });
  expect(touchesAfter({ first: organicUtm, last: organicUtm }, '?utm_source=mail').first).toEqual(organicUtm);
});

test('a visit that names no campaign leaves the last touch as it is', () => {
  expect(touchesAfter({ first: news, last: mail }, '?color=black')).toEqual({ first: news, last: mail });
  expect(touchesAfter(null, '')).toEqual({ first: organicUtm, last: organicUtm });
});
