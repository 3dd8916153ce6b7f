import type { Closest } from '../../../contract/discovery/discovery.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import { citiesAround, dearerThan, widerThan } from '../../../search/closest.rules.ts';
import { readFilters, type WireFilters } from '../../../search/discovery.rules.ts';
import type { Context } from '../../kit/context/context.ts';
import { inLanguage, inSeries, msg, verbatim } from '../../kit/i18n/messages.ts';
import { readLists } from './phrase.service.ts';
import { isChipField, labelOf, type Names } from './phrase.views.ts';

const shown = 4;
const around = { withinKm: 200, most: 12 };

interface Asked {
  wire: WireFilters;
  exceptIds: readonly number[];
  /** How many the search finds as it is. */
  total: number;
  locale: Locale;
}

/** Alternatives to a search that found little: nearby cities, a higher price, and the search with one filter less. Most results first; where nothing was found, those with a filter less. */
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
  const wider = await Promise.all(
    widerThan(wire).map(async ({ field, values, filters }): Promise<Closest> => {
      const label = inWords(msg`${{ words: wordsFor(field, values, names) }}`);
      return { kind: 'without', field, values, label, total: await countOf(context, asked, filters) };
    }),
  );
  const isBare = ({ kind }: Closest) => Number(total === 0 && kind === 'without');
  return [...elsewhere, ...(await dearer(context, asked, inWords)), ...wider]
    .filter((one) => one.total > total)
    .toSorted((a, b) => isBare(b) - isBare(a) || b.total - a.total)
    .slice(0, shown);
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
