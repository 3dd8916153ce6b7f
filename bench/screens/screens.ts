import type { Page } from 'playwright-core';
import { paths } from '../../web/lib/paths.ts';
import type { Crowded, CrowdedPerson } from './crowded.ts';

export interface Screen {
  name: string;
  person: CrowdedPerson;
  path: string;
  /** Waits until the screen shows its list. */
  ready: (page: Page) => Promise<unknown>;
  /** Where the wheel turns, and the direction: 1 is down. */
  scroll: { over: (page: Page) => ReturnType<Page['getByRole']>; by: 1 | -1 };
  /** Keys pressed one after the other, after `focus`. */
  keys: { focus?: (page: Page) => Promise<unknown>; pressed: readonly string[] };
}

const repeat = (key: string, times: number) => Array.from({ length: times }, () => key);
const typed = [...'reels from kochi with chai and rain, two cups'];

export function screensOf({ hiring, talking, notified, agency }: Crowded): Screen[] {
  const main = (page: Page) => page.getByRole('main');
  return [
    {
      name: '3,000 applicants',
      person: hiring,
      path: `/campaign-details/${hiring.campaignId}?tab=applied`,
      ready: (page) => page.getByRole('radio', { name: /^To decide/ }).waitFor(),
      scroll: { over: main, by: 1 },
      keys: { pressed: [...repeat('j', 40), ...repeat('s', 5), ...repeat('k', 20)] },
    },
    {
      name: '5,000 conversations',
      person: talking,
      path: paths.messages,
      ready: (page) => page.getByRole('main').getByRole('link').nth(5).waitFor(),
      scroll: { over: (page) => page.getByRole('main').getByRole('list').first(), by: 1 },
      keys: { focus: (page) => page.getByPlaceholder('Search people and messages').focus(), pressed: typed },
    },
    {
      name: '5,000 messages',
      person: talking,
      path: paths.chatWith(talking.otherId),
      ready: (page) => page.getByPlaceholder('Type your message...').waitFor(),
      scroll: { over: (page) => page.getByRole('log'), by: -1 },
      keys: { focus: (page) => page.getByPlaceholder('Type your message...').focus(), pressed: typed },
    },
    {
      name: '10,000 notifications',
      person: notified,
      path: paths.notifications,
      ready: (page) => page.getByRole('main').getByRole('listitem').nth(5).waitFor(),
      scroll: { over: main, by: 1 },
      keys: { pressed: repeat('Tab', 40) },
    },
    {
      name: '2,000 campaigns',
      person: agency,
      path: paths.myCampaigns,
      ready: (page) => page.getByRole('main').getByRole('article').nth(5).waitFor(),
      scroll: { over: main, by: 1 },
      keys: { pressed: repeat('Tab', 40) },
    },
  ];
}
