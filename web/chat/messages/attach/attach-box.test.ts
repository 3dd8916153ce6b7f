import { describe, expect, it } from 'vitest';
import { boxOf } from './attach-box.ts';

describe('boxOf', () => {
  it.each([
    ['a landscape', { width: 1600, height: 900 }, { width: 320, height: 180 }],
    ['a portrait', { width: 900, height: 1600 }, { width: 180, height: 320 }],
    ['a strip', { width: 2000, height: 100 }, { width: 320, height: 133 }],
    ['a tower', { width: 100, height: 2000 }, { width: 140, height: 280 }],
    ['a small one', { width: 200, height: 150 }, { width: 200, height: 150 }],
    ['an icon', { width: 16, height: 16 }, { width: 140, height: 140 }],
    ['one of unknown size', { width: null, height: null }, { width: 320, height: 240 }],
  ])('%s', (_, picture, box) => {
    expect(boxOf(picture)).toEqual(box);
  });
});
