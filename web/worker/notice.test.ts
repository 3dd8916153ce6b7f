import { describe, expect, it } from 'vitest';
import { chooseTab, composeNotice, ownLink } from './notice.ts';

const own = { origin: 'https://tandem.example', hostname: 'tandem.example' };

describe('composeNotice', () => {
  it('takes title, body, icon and link from the push and alerts for the newest of a tag', () => {
    const message = {
      title: 'Rohan',
      body: 'Two reels?',
      icon: '/files/7.webp',
      link: '/chat-section?user=7',
      tag: 'chat:7',
    };
    expect(composeNotice(JSON.stringify(message), own)).toEqual({
      title: 'Rohan',
      options: {
        body: 'Two reels?',
        icon: '/files/7.webp',
        badge: '/icons/badge-96.png',
        data: { link: '/chat-section?user=7' },
        tag: 'chat:7',
        renotify: true,
      },
    });
  });

  it.each(['', 'not json', 'null', '[]', '7', '{"title":7,"tag":{}}'])('is shown for %j, too', (text) => {
    expect(composeNotice(text, own)).toEqual({
      title: 'tandem.example',
      options: {
        body: '',
        icon: '/icons/icon-192.png',
        badge: '/icons/badge-96.png',
        data: { link: '/all-notifications' },
      },
    });
  });
});

describe('ownLink', () => {
  it.each([
    ['/wallet?tab=1#x', '/wallet?tab=1#x'],
    ['https://tandem.example/wallet', '/wallet'],
    ['https://evil.example/wallet', '/all-notifications'],
    ['//evil.example', '/all-notifications'],
    ['/\\evil.example', '/all-notifications'],
    ['javascript:alert(1)', '/all-notifications'],
    [undefined, '/all-notifications'],
  ])('%s opens %s', (link, opened) => expect(ownLink(link, own.origin)).toBe(opened));
});

it('brings the tab already there to the front, else the focused one, else the last used', () => {
  const tab = (url: string, focused = false) => ({ url, focused });
  const tabs = [tab('/a'), tab('/b', true), tab('/c')];
  expect(chooseTab(tabs, '/c')).toBe(tabs[2]);
  expect(chooseTab(tabs, '/d')).toBe(tabs[1]);
  expect(chooseTab([tab('/a'), tab('/b')], '/d')?.url).toBe('/a');
  expect(chooseTab([], '/d')).toBeUndefined();
});
