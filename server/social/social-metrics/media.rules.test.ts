import { describe, expect, it } from 'vitest';
import { day, daysAgo, now, post } from './made-media.ts';
import {
  interactionsOf,
  lastingPosts,
  measureEngagement,
  measureRhythm,
  measureViews,
  seenBy,
  settledPosts,
} from './media.rules.ts';

const posts = (count: number, overrides = {}) =>
  Array.from({ length: count }, (_, at) => post(3 + at, { ...overrides }));

describe('selection of posts', () => {
  it('excludes stories and future dates, newest first', () => {
    const media = [post(9), post(1, { kind: 'story' }), post(-1), post(0), post(4)];
    expect(lastingPosts(media, now).map(({ publishedAt }) => publishedAt)).toEqual([0, 4, 9].map(daysAgo));
  });

  it('includes posts of two to 180 days, thirty at most', () => {
    const ages = [1.9, 2, 180, 180.1];
    expect(
      settledPosts(
        ages.map((age) => post(age)),
        now,
      ),
    ).toEqual([post(2), post(180)]);
    const many = settledPosts(posts(40), now);
    expect(many).toHaveLength(30);
    expect(many[0]?.publishedAt).toEqual(daysAgo(3));
  });
});

describe('engagement', () => {
  const measure = (media: ReturnType<typeof posts>, platform = 'instagram', followers: number | null = 20_000) =>
    measureEngagement({ platform, followers, posts: media });

  it('is likes and comments per post over followers, with the number of posts', () => {
    const media = [...posts(4), post(20, { likes: 1_490, comments: 10 })];
    expect(measure(media)).toEqual({
      rate: 3.54,
      formula: 'by_followers',
      posts: 5,
      from: daysAgo(20),
      to: daysAgo(3),
    });
    expect(measure(media, 'facebook')?.formula).toBe('by_followers');
  });

  it('is over views on YouTube, whatever the followers', () => {
    const media = [...posts(4, { reach: null }), post(20, { views: 2_000, likes: 90, comments: 10 })];
    expect(measure(media, 'youtube', null)).toMatchObject({ rate: 4.28, formula: 'by_views', posts: 5 });
  });

  it('counts no reader of an unknown platform by views, and no rate beyond all meaning', () => {
    expect(measure(posts(5), 'orkut')?.formula).toBe('by_followers');
    expect(measure(posts(5, { likes: 9_999_999 }), 'instagram', 1)?.rate).toBe(9_999.99);
    expect(measure(posts(5, { views: -1 }), 'youtube')).toBeNull();
  });

  it('excludes posts that hide a required figure', () => {
    expect(measure([...posts(5), post(30, { likes: null }), post(31, { comments: null })])?.posts).toBe(5);
    expect(measure([...posts(5), post(30, { views: null })])?.posts).toBe(6);
    expect(measure([...posts(5), post(30, { views: null })], 'youtube')?.posts).toBe(5);
  });

  it('is null without five posts, followers or views; posts without likes count as 0', () => {
    expect(measure(posts(4))).toBeNull();
    expect(measure(posts(5), 'instagram', null)).toBeNull();
    expect(measure(posts(5), 'instagram', 0)).toBeNull();
    expect(measure(posts(5, { views: 0 }), 'youtube')).toBeNull();
    expect(measure(posts(5, { likes: 0, comments: 0 }))?.rate).toBe(0);
  });
});

it('includes the median of the known views, from five posts on', () => {
  const views = [100, 300, 200, 401, 500, 100_000].map((each) => post(5, { views: each }));
  expect(measureViews(views)).toEqual({ median: 351, average: 16_917, posts: 6 });
  expect(measureViews([...views.slice(0, 4), post(5, { views: null })])).toBeNull();
  expect(measureViews(posts(5, { views: 0 }))).toEqual({ median: 0, average: 0, posts: 5 });
});

describe('posting rhythm', () => {
  it('covers twelve weeks where all posts are known', () => {
    const media = [0, 1, 8, 83.9, 84, 200].map((age) => post(age));
    const rhythm = measureRhythm(media, { now, isComplete: true });
    expect(rhythm).toEqual({ postsAWeek: 0.3, activeWeeks: 3, weeks: 12, lastPostAt: now });
  });

  it('covers only the full weeks that stored posts reach back to', () => {
    const media = Array.from({ length: 60 }, (_, at) => post(at / 2));
    expect(measureRhythm(media, { now, isComplete: false })).toMatchObject({
      postsAWeek: 14,
      activeWeeks: 4,
      weeks: 4,
    });
    const burst = Array.from({ length: 60 }, (_, at) => post(at / 60));
    expect(measureRhythm(burst, { now, isComplete: false })).toMatchObject({ postsAWeek: 60, weeks: 1 });
    const slow = Array.from({ length: 60 }, (_, at) => post(at * 6));
    expect(measureRhythm(slow, { now, isComplete: false })).toMatchObject({ postsAWeek: 1.2, weeks: 12 });
  });

  it('reports an account without posts as such', () => {
    const none = { postsAWeek: 0, activeWeeks: 0, weeks: 12, lastPostAt: null };
    expect(measureRhythm([], { now, isComplete: true })).toEqual(none);
    expect(day).toBe(86_400_000);
  });
});

it('knows the interactions and the viewers of a post where its figures are known', () => {
  expect(interactionsOf(post(1, { likes: 3, comments: 4 }))).toBe(7);
  expect(interactionsOf(post(1, { likes: 3, comments: null }))).toBeNull();
  expect(interactionsOf(post(1, { likes: null, comments: 4 }))).toBeNull();
  expect([seenBy(post(1)), seenBy(post(1, { reach: null })), seenBy(post(1, { reach: 0 }))]).toEqual([
    10_000, 12_000, 0,
  ]);
});
