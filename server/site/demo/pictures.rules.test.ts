import { describe, expect, it } from 'vitest';
import { assignFaces, assignPictures, type DemoPicture, groupPictures } from './pictures.rules.ts';

const set = (name: string): DemoPicture[] =>
  [0, 1, 2].map((at) => ({ name: `${name}-${at}`, set: name, width: 640, height: 800, blur: '', alt: '' }));
const pictures = [
  ...set('cast-aarohi-cooks'),
  ...['0', '1', '2', '3'].flatMap((at) => set(`pool-food-${at}`)),
  ...set('pool-home-0'),
];
const creator = (id: number, over = {}) => ({ id, username: `c${id}`, gender_id: 'female', category: 'food', ...over });

describe('pictures of demo creators', () => {
  it('are their own for those of the story', () => {
    const assigned = assignPictures([creator(1, { username: 'aarohi.cooks' })], groupPictures(pictures));
    expect(assigned.get(1)?.map(({ name }) => name)).toEqual(set('cast-aarohi-cooks').map(({ name }) => name));
  });

  it('differ on the cards of creators of a style until all its sets were shown', () => {
    const creators = [1, 2, 3, 4, 5].map((id) => creator(id));
    const assigned = assignPictures(creators, groupPictures(pictures));
    const onCards = creators.slice(0, 4).flatMap(({ id }) => assigned.get(id)?.slice(0, 3) ?? []);
    expect(new Set(onCards.map(({ name }) => name)).size).toBe(12);
    expect(assigned.get(5)?.[0]?.name).toBe('pool-food-0-0');
    for (const list of assigned.values()) expect(new Set(list).size).toBe(6);
  });

  it.each([
    ['food', 'food'],
    ['fashion', 'fashion jewellery weddings'],
    ['beauty', 'beauty'],
    ['travel', 'travel photography automobile'],
    ['home', 'home lifestyle parenting pets spirituality'],
    ['tech', 'technology gaming finance business'],
    ['fitness', 'fitness health'],
    ['books', 'books education'],
    ['textiles', 'handloom'],
    ['farming', 'agriculture sustainability'],
    ['sport', 'cricket'],
    ['arts', 'dance music art comedy cinema'],
  ])('of the style %s go with %s', (style, topics) => {
    const all = groupPictures([...set(`pool-${style}-0`), ...set('pool-other-0'), ...set(`pool-${style}-12`)]);
    for (const category of topics.split(' ')) {
      const assigned = assignPictures([creator(1, { category })], all);
      expect(new Set(assigned.get(1)?.map((picture) => picture.set))).toEqual(
        new Set([`pool-${style}-0`, `pool-${style}-12`]),
      );
    }
  });

  it('are none where the demo has none', () => {
    const assigned = assignPictures([creator(1), creator(2, { category: null })], groupPictures([]));
    expect([...assigned.values()]).toEqual([[], []]);
  });

  it('come in other pairs when all sets of a style were shown', () => {
    const creators = Array.from({ length: 8 }, (_, at) => creator(at));
    const assigned = assignPictures(creators, groupPictures(pictures));
    const pairs = [...assigned.values()].map((list) => [list[0]?.set.at(-1), list.at(-1)?.set.at(-1)].join(''));
    expect(pairs).toEqual(['01', '12', '23', '30', '03', '10', '21', '32']);
  });

  it('are of a general style for other topics', () => {
    const assigned = assignPictures([creator(1, { category: 'unheard' })], groupPictures(pictures));
    expect(assigned.get(1)?.[0]?.set).toBe('pool-home-0');
  });
});

it('gives faces by gender in turn, and those of the story their own', () => {
  const faces = ['face-aarohi-cooks', 'face-man-0', 'face-woman-0', 'face-woman-1'];
  const creators = [
    creator(1, { username: 'aarohi.cooks' }),
    creator(2),
    creator(3),
    creator(4),
    creator(5, { gender_id: 'male' }),
  ];
  expect([...assignFaces(creators, faces).values()]).toEqual([
    'face-aarohi-cooks',
    'face-woman-0',
    'face-woman-1',
    'face-woman-0',
    'face-man-0',
  ]);
});

it('gives no face where the demo has none of that gender', () => {
  const faces = ['face-woman-0', 'surface-man-0'];
  expect([...assignFaces([creator(1, { gender_id: 'male' }), creator(2, { gender_id: null })], faces)]).toEqual([
    [2, 'face-woman-0'],
  ]);
});
