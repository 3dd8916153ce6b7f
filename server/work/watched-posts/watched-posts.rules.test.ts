import { describe, expect, it } from 'vitest';
import { mediaKept } from '../../social/social-metrics/social-metrics.rules.ts';
import { changeOf, type PostReading } from './watched-posts.rules.ts';

const good: PostReading = {
  isFound: true,
  read: 12,
  hasOlder: true,
  isLabelled: true,
  wasUnlabelled: false,
  wasMissing: false,
  isBound: true,
};

describe('a reading of a post', () => {
  it.each<[string, Partial<PostReading>, string]>([
    ['as it was', {}, 'none'],
    ['still without its label', { isLabelled: false, wasUnlabelled: true }, 'none'],
    ['without its label', { isLabelled: false }, 'unlabelled'],
    ['with its label again', { wasUnlabelled: true }, 'labelled'],
    ['gone, with an older one still there', { isFound: false, read: mediaKept }, 'removed'],
    ['gone, with fewer than are kept', { isFound: false, hasOlder: false, read: mediaKept - 1 }, 'removed'],
    ['still gone', { isFound: false, wasMissing: true }, 'none'],
    ['online again', { wasMissing: true }, 'restored'],
    ['online again without its label', { wasMissing: true, isLabelled: false }, 'restored'],
    ['gone when it need not be there any more', { isBound: false, isFound: false }, 'none'],
    ['older than all that are kept', { isFound: false, hasOlder: false, read: mediaKept }, 'none'],
    ['of an account that was not read as a whole', { isFound: false, hasOlder: false, read: 0 }, 'none'],
  ])('%s', (_what, reading, change) => expect(changeOf({ ...good, ...reading })).toBe(change));
});
