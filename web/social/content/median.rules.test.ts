import { describe, expect, it } from 'vitest';
import type { ContentItem } from '../../../contract/social/content.ts';
import { besideMedian, engagedShare } from './median.rules.ts';

function piece(views: number | null, over: Partial<ContentItem> = {}): ContentItem {
  const figures = { views, reach: null, likes: 40, comments: 10, shares: null, saves: null };
  return { platform: 'instagram', kind: 'reel', figures, ...over } as ContentItem;
}

describe('besideMedian', () => {
  it.each([
    [[100, 200, 770], 770, { times: 3.9, median: 200, of: 3 }],
    [[100, 200, 300, 400], 400, { times: 1.6, median: 250, of: 4 }],
    [[100, 200], 200, undefined],
    [[0, 0, 0, 5], 5, undefined],
  ])('of %j', (views, own, expected) => {
    expect(
      besideMedian(
        piece(own),
        views.map((each) => piece(each)),
      ),
    ).toEqual(expected);
  });

  it('leaves out other platforms, other formats, unknown views and pieces added by hand', () => {
    const others = [
      piece(9_000, { platform: 'youtube' }),
      piece(9_000, { kind: 'post' }),
      piece(null),
      piece(9_000, { figures: null }),
    ];
    const pieces = [piece(100), piece(200), piece(300), ...others];
    expect(besideMedian(piece(200), pieces)).toEqual({ times: 1, median: 200, of: 3 });
    expect(besideMedian(piece(null), pieces)).toBeUndefined();
    expect(besideMedian(piece(1, { figures: null }), pieces)).toBeUndefined();
  });
});

describe('engagedShare', () => {
  it('is likes and comments by views, where all are known', () => {
    expect(engagedShare(piece(1_000))).toBe(5);
    expect(engagedShare(piece(0))).toBeNull();
    expect(engagedShare(piece(null))).toBeNull();
    expect(engagedShare(piece(1, { figures: null }))).toBeNull();
  });
});
