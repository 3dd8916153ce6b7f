import type { Closest } from '../../../contract/discovery/discovery.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import { citiesAround, dearerThan, type Wider, widerStill, widerThan } from '../../../search/closest.rules.ts';
import { readFilters, type WireFilters } from '../../../search/discovery.rules.ts';
import type { Context } from '../../kit/context/context.ts';
import { inLanguage, inSeries, msg, verbatim } from '../../kit/i18n/messages.ts';
import { readLists } from './phrase.service.ts';
import { isChipField, labelOf, type Names } from './phrase.views.ts';

const shown = 4;
const around = { withinKm: 200, most: 12 };
/** Searches with several filters less are tried up to this many. */
const tried = 15;

interface Asked {
  wire: WireFilters;
  exceptIds: readonly number[];
  /** How many the search finds as it is. */
  total: number;
  locale: Locale;
}

/**
 * Alternatives to a search that found little: nearby cities, a higher price, and the search with one filter less, or with several where one is not enough.
 * Most results first; where nothing was found, those with a filter less.
 */
export async function findClosest(context: Context, asked: Asked): Promise<Closest[]> {
  const { wire, total, locale } = asked;
  const { names, cities } = await readLists(context);
  const inWords = inLanguage(locale);
  const near = citiesAround(cities, [wire.city ?? []].flat(), around);
  const elsewhere = await Promise.all(
    near.map(async (id): Promise<Closest> => {
      const label = inWords(labelOf({ field: 'city', value: id }, names));
      return {
        kind: 'instead',
        field: 'city',
        values: [id],
        label,
        total: await countOf(context, asked, { ...wire, city: id }),
      };
    }),
  );
  const without = (searches: readonly Wider[]) =>
    Promise.all(searches.map((one) => withoutThese(context, asked, { ...one, inWords, names })));
  const alone = widerThan(wire);
  const found = [...elsewhere, ...(await dearer(context, asked, inWords)), ...(await without(alone))];
  const more = found.filter((one) => one.total > total);
  for (let wider = widerStill(alone); total === 0 && more.length === 0; wider = widerStill(wider)) {
    if (wider.length === 0 || wider.length > tried) break;
    more.push(...(await without(wider)).filter((one) => one.total > 0));
  }
  const isBare = ({ kind }: Closest) => Number(total === 0 && kind === 'without');
  return more.toSorted((a, b) => isBare(b) - isBare(a) || b.total - a.total).slice(0, shown);
}

interface Without extends Wider {
  inWords: ReturnType<typeof inLanguage>;
  names: Names;
}

async function withoutThese(
  context: Context,
  asked: Asked,
  { without: [first, ...rest], filters, inWords, names }: Without,
): Promise<Closest> {
  const words = [first, ...rest].map(({ field, values }) => wordsFor(field, values, names));
  const label = inWords(msg`${{ words: inSeries(words) }}`);
  const total = await countOf(context, asked, filters);
  return { kind: 'without', ...first, ...(rest.length > 0 ? { also: rest } : {}), label, total };
}

async function dearer(context: Context, asked: Asked, inWords: ReturnType<typeof inLanguage>): Promise<Closest[]> {
  const { wire } = asked;
  if (wire.price_max === undefined) return [];
  const price = dearerThan(wire.price_max);
  const value = String(price);
  const found = await countOf(context, asked, { ...wire, price_max: price });
  const label = inWords(msg`₹${{ number: price.toLocaleString('en-IN') }} at most`);
  return [{ kind: 'instead', field: 'price_max', values: [value], label, total: found }];
}

const wordsFor = (field: string, values: readonly string[], names: Names) =>
  inSeries(values.map((value) => (isChipField(field) ? labelOf({ field, value }, names) : verbatim(value))));

async function countOf(context: Context, { exceptIds }: Asked, wire: WireFilters): Promise<number> {
  const filters = readFilters(wire);
  const request = { filters, exceptIds, sort: 'followers', after: undefined, limit: 1, withoutFacets: true } as const;
  return (await context.discovery.search(request)).total;
}
