import { expect, it } from 'vitest';
import { readPostLink } from './content.rules.ts';

it.each([
  ['https://www.instagram.com/reel/Cx1/', 'instagram', 'reel'],
  ['https://www.instagram.com/reels/Cx1/', 'instagram', 'reel'],
  ['https://www.instagram.com/asha.nair/reel/Cx1/', 'instagram', 'reel'],
  ['https://www.instagram.com/p/Cx1/', 'instagram', 'post'],
  ['https://www.instagram.com/asha/p/reel/1', 'instagram', 'post'],
  ['https://www.instagram.com/stories/asha/1', 'instagram', 'story'],
  ['https://www.instagram.com/asha/stories/1', 'instagram', 'post'],
  ['https://www.instagram.com/realm/Cx1/', 'instagram', 'post'],
  ['https://www.facebook.com/share/r/abc/', 'facebook', 'reel'],
  ['https://www.facebook.com/watch/?v=1', 'facebook', 'video'],
  ['https://www.facebook.com/asha.nair/videos/12/', 'facebook', 'video'],
  ['https://www.facebook.com/asha.nair/posts/watch/12', 'facebook', 'post'],
  ['https://www.facebook.com/asha.nair/posts/a.b/videos/', 'facebook', 'post'],
  ['https://www.facebook.com/asha.nair/posts/12', 'facebook', 'post'],
  ['https://youtube.com/shorts/abc', 'youtube', 'short'],
  ['https://youtube.com/@asha/shorts/abc', 'youtube', 'video'],
  ['https://youtube.com/live/abc', 'youtube', 'live'],
  ['https://youtube.com/@asha/live/', 'youtube', 'video'],
  ['https://www.youtube.com/watch?v=1', 'youtube', 'video'],
  ['https://youtu.be/abc', 'youtube', 'video'],
  ['https://asha.example/my-picture', null, 'picture'],
  ['https://asha.example/live/2026', null, 'live'],
])('reads the platform and the format from a link: %s is %s, %s', (link, platform, kind) => {
  expect(readPostLink(link)).toEqual({ platform, kind });
});
