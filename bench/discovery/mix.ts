import type { DiscoverySort } from '../../contract/discovery/discovery.ts';
import { createRandom } from '../../database/demo/random.ts';
import { type Position, readFilters, type SearchRequest, type WireFilters } from '../../search/discovery.rules.ts';

type Kind = 'broad' | 'filters' | 'ranges' | 'keyword' | 'prefix' | 'typo' | 'deep';

/** One of the suite's 250 fixed queries. */
export interface Question {
  kind: Kind;
  wire: WireFilters;
  sort: DiscoverySort;
  /** Number of profiles before the page. */
  depth: number;
}

/** Query with the position at which its page starts. */
export interface Asked extends Question {
  after: Position | undefined;
}

export const pageSize = 20;

const categories = [
  'food',
  'fashion',
  'beauty',
  'travel',
  'technology',
  'fitness',
  'gaming',
  'education',
  'music',
  'comedy',
];
const cities = [
  'mumbai',
  'delhi',
  'bengaluru',
  'hyderabad',
  'chennai',
  'kolkata',
  'pune',
  'jaipur',
  'kochi',
  'lucknow',
  'indore',
  'mysuru',
];
const states = ['MH', 'UP', 'KA', 'TN', 'KL', 'WB', 'GJ', 'RJ'];
const languages = ['hi', 'en', 'ta', 'te', 'ml', 'mr', 'bn', 'gu'];
const keywords = (
  'chai|cricket|monsoon|pottery|beekeeping|falconry|home cooking|street food|honest reviews|engineer day|teacher|mom two|' +
  'kochi food|mumbai fashion|sunita|sharma|anjali yadav|rao hyderabad|मीरा|सुनीता यादव|घर का खाना|सच्ची बात|குமார்|কলকাতা|నాయుడు|' +
  'recipes grandmother|weekend roads|skincare|yoga|camping birding|garba|rangoli|orchids|sanskrit|santali|numismatics|makeover vlog|' +
  'phones month|strength desk|maths class|thrifted stitched|subtitles always|no paid reviews|family first|freelance upsc|bonsai|khadi ikat|' +
  'vegan|qwertyuiop|aarohi'
).split('|');
const prefixes =
  'su|me|ra|pri|an|ko|fas|che|tra|sun|kav|ban|pho|yog|mus|sh|vi|gar|mum|del|सु|मी|prat|swa|deep|nik|rah|laks|cri|street f'.split(
    '|',
  );
const typos = (
  'cricekt|monsooon|pottry|beekeping|sharmaa|sunitta|priyankaa|mumbaii|bengalru|hydrabad|skincaer|camera drrone|fashon|fitnes clas|travell|' +
  'recipies|grandmothr|weeknd|gadgts|rangolii|calligrphy|watercolor|freelanc chia|ventriloqism|kanjivarm'
).split('|');

/** Queries from broad to selective, keyword, prefix, typo, deep pages; each kind is spread evenly. */
export function makeMix(): Question[] {
  const random = createRandom('discovery', 'mix', 1);
  const kinds: Record<Kind, Question[]> = {
    broad: makeMany(25, (place) => ask('broad', broadWires[place % broadWires.length] ?? {}, pickSort(random))),
    filters: makeMany(60, () => ask('filters', combine(random), pickSort(random))),
    ranges: makeMany(35, () => ask('ranges', { ...combine(random), ...range(random) }, pickSort(random))),
    keyword: keywords.map((q, place) =>
      ask(
        'keyword',
        place % 3 === 2 ? { q, ...combine(random) } : { q },
        place % 5 === 4 ? pickSort(random) : 'relevance',
      ),
    ),
    prefix: prefixes.map((q) => ask('prefix', { q }, 'relevance')),
    typo: typos.map((q) => ask('typo', { q }, 'relevance')),
    deep: makeMany(25, (place) => ({
      ...ask(
        'deep',
        place % 2 === 0 ? (broadWires[place % broadWires.length] ?? {}) : combine(random),
        pickSort(random),
      ),
      depth: [200, 1_000, 4_000][place % 3] ?? 200,
    })),
  };
  return spread(Object.values(kinds));
}

/** The query as a SearchRequest. */
export function toRequest({ wire, sort, after }: Asked): SearchRequest {
  return { filters: readFilters(wire), sort, after, limit: pageSize, exceptIds: [] };
}

type Random = ReturnType<typeof createRandom>;

const broadWires: WireFilters[] = [
  {},
  { platform: ['instagram'] },
  { gender: 'female' },
  { language: ['hi'] },
  { verified: true },
  { platform: ['youtube', 'facebook'] },
  { country: 'IN' },
];

const ask = (kind: Kind, wire: WireFilters, sort: DiscoverySort): Question => ({ kind, wire, sort, depth: 0 });
const makeMany = (count: number, make: (place: number) => Question) =>
  Array.from({ length: count }, (_, place) => make(place));
const pickSort = (random: Random) =>
  random.pick([
    'relevance',
    'relevance',
    'relevance',
    'followers',
    'engagement',
    'price_asc',
    'price_desc',
    'newest',
  ] as const);

/** One to four filters. */
function combine(random: Random): WireFilters {
  const choices: WireFilters[] = [
    { category: random.sample(categories, random.between(1, 2)) },
    { city: random.pick(cities) },
    { platform: [random.pick(['instagram', 'youtube', 'facebook'])] },
    { gender: random.pick(['female', 'male', 'nonbinary']) },
    { language: random.sample(languages, random.between(1, 2)) },
    { state: random.pick(states) },
    { content: [random.pick(['reel', 'video', 'short', 'live'])] },
    { verified: true },
  ];
  return Object.assign({}, ...random.sample(choices, random.between(1, 4)));
}

function range(random: Random): WireFilters {
  const from = random.pick([1_000, 5_000, 10_000, 50_000, 100_000, 1_000_000]);
  const choices: WireFilters[] = [
    { followers_min: from, followers_max: from * random.pick([2, 5, 10]) },
    { engagement_min: random.pick([2, 4, 6, 10]) },
    { price_min: random.pick([500, 2_000]), price_max: random.pick([5_000, 20_000, 100_000]) },
    { authenticity_min: random.pick([50, 80, 95]) },
  ];
  return Object.assign({}, ...random.sample(choices, random.between(1, 2)));
}

/** Interleaves the lists so that any range contains each kind in proportion. */
function spread(lists: Question[][]): Question[] {
  const placed = lists.flatMap((list) =>
    list.map((question, place) => ({ question, at: (place + 0.5) / list.length })),
  );
  return placed.sort((a, b) => a.at - b.at).map(({ question }) => question);
}
