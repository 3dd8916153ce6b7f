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
