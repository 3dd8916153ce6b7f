import { describe, expect, it } from 'vitest';
import { post } from './made-media.ts';
import type { Media } from './media.rules.ts';
import { judgeSignals } from './signals.rules.ts';

const peers = { count: 20, lowerQuartile: 2, upperQuartile: 5 };
const engagement = { rate: 3.2 } as NonNullable<Parameters<typeof judgeSignals>[0]['engagement']>;
const jump = (posts: number) => ({ from: new Date(0), to: new Date(0), gained: 900, usual: 20, posts });
const growth = { days: 40, jumps: [jump(0), jump(2), jump(0)], unexplainedPercent: 4.5 };
const usual: Parameters<typeof judgeSignals>[0] = { posts: [], growth, engagement, peers };
const judge = (given: Partial<typeof usual> = {}) => {
  const [reach, grown, size, comments, spread] = judgeSignals({ ...usual, ...given });
  return { reach, grown, size, comments, spread };
};
/** Posts, one for each of these figures. */
const posts = (...figures: Partial<Media>[]) => figures.map((each, at) => post(3 + at, each));
const many = (count: number, figures: Partial<Media> = {}) => posts(...Array.from({ length: count }, () => figures));

describe('likes and comments against reach', () => {
  it('fit up to twice and down to half of the usual', () => {
    const around = posts({ likes: 1_010 }, { likes: 1_011 }, { likes: 245 }, { likes: 244 });
    expect(judge({ posts: [...many(9), ...around] }).reach).toEqual({
      signal: 'likes_follow_reach',
      posts: 13,
      fitting: 11,
    });
  });

  it('need twelve posts with known figures', () => {
    const unknown = posts({ likes: null }, { comments: null }, { reach: null, views: null }, { reach: 0 });
    const missing = { signal: 'likes_follow_reach', what: 'posts', needs: 12, has: 11 };
    expect(judge({ posts: [...many(11), ...unknown] }).reach).toEqual(missing);
    expect(judge({ posts: many(12, { reach: null }) }).reach).toMatchObject({ posts: 12, fitting: 12 });
    expect(judge().reach).toEqual({ ...missing, has: 0 });
  });

  it('cannot be compared where most posts have none', () => {
    const missing = { signal: 'likes_follow_reach', what: 'likes', needs: 1, has: 0 };
    expect(judge({ posts: [...many(12, { likes: 0, comments: 0 }), ...many(5)] }).reach).toEqual(missing);
  });
});

it('counts the jumps of the followers that no post explains', () => {
  expect(judge().grown).toEqual({ signal: 'growth', days: 40, jumps: 3, unexplained: 2, unexplained_percent: 4.5 });
  const missing = { what: 'days', needs: 28, has: 3 } as const;
  expect(judge({ growth: missing }).grown).toEqual({ signal: 'growth', ...missing });
});

it('compares the engagement with twenty engaged accounts of the same size', () => {
  const signal = 'engagement_for_size';
  expect(judge().size).toEqual({ signal, engagement_rate: 3.2, lower_quartile: 2, upper_quartile: 5, peers: 20 });
  expect(judge({ engagement: null }).size).toEqual({ signal, what: 'engagement', needs: 1, has: 0 });
  expect(judge({ peers: null }).size).toEqual({ signal, what: 'peers', needs: 20, has: 0 });
  expect(judge({ peers: { ...peers, count: 19 } }).size).toEqual({ signal, what: 'peers', needs: 20, has: 19 });
  const idle = { ...peers, lowerQuartile: 0 };
  expect(judge({ peers: idle }).size).toEqual({ signal, what: 'engaged_peers', needs: 1, has: 0 });
});

it('counts the comments per hundred likes of twelve posts', () => {
  const signal = 'comments_to_likes';
  const found = judge({ posts: [...many(11, { likes: 300, comments: 1 }), ...many(1, { likes: 10, comments: 10 })] });
  expect(found.comments).toEqual({ signal, posts: 12, per_hundred_likes: 0.33 });
  expect(judge({ posts: many(12, { comments: 0 }) }).comments).toMatchObject({ posts: 12, per_hundred_likes: 0 });
  const hidden = [...many(11), ...posts({ likes: 0 }, { likes: null }, { comments: null })];
  expect(judge({ posts: hidden }).comments).toEqual({ signal, what: 'posts', needs: 12, has: 11 });
});

it('measures how much the likes of twelve posts vary', () => {
  const signal = 'likes_vary';
  const likes = [100, 100, 100, 103, 200, 200, 200, 200, 302, 302, 302, 400];
  const varied = posts(...likes.map((each) => ({ likes: each })));
  expect(judge({ posts: varied }).spread).toEqual({
    signal,
    posts: 12,
    lower_quartile: 102,
    upper_quartile: 302,
    ratio: 2.95,
  });
  expect(judge({ posts: [...many(11), ...posts({ likes: null })] }).spread).toEqual({
    signal,
    what: 'posts',
    needs: 12,
    has: 11,
  });
  const few = [...many(4, { likes: 0 }), ...many(8)];
  expect(judge({ posts: few }).spread).toEqual({ signal, what: 'likes', needs: 1, has: 0 });
});
