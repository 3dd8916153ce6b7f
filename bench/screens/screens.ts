import type { Page } from 'playwright-core';
import { paths } from '../../web/lib/paths.ts';
import type { Crowded, CrowdedPerson } from './crowded.ts';

export interface Screen {
  name: string;
  person: CrowdedPerson;
  path: string;
  /** Row of the list, by which the screen is ready. */
  row: (page: Page) => ReturnType<Page['getByRole']>;
  /** Edge at which the list loads more. */
  edge: 'bottom' | 'top';
  /** Keys pressed one after the other, after `focus`. */
  keys: { focus?: (page: Page) => Promise<unknown>; pressed: readonly string[] };
}

const repeat = (key: string, times: number) => Array.from({ length: times }, () => key);
const typed = [...'reels from kochi with chai and rain, two cups'];
const typeInto = (placeholder: string): Screen['keys'] => ({
  focus: (page) => page.getByPlaceholder(placeholder).focus(),
  pressed: typed,
});

export function screensOf({ hiring, talking, notified, agency }: Crowded): Screen[] {
  return [
    {
      name: '3,000 applicants',
      person: hiring,
      path: `/campaign-details/${hiring.campaignId}?tab=applied`,
      row: (page) => page.getByRole('table', { name: 'Applicants' }).getByRole('row').nth(1),
      edge: 'bottom',
      keys: { pressed: [...repeat('j', 40), ...repeat('s', 5), ...repeat('k', 20)] },
    },
    {
      name: '5,000 conversations',
      person: talking,
      path: paths.messages,
      row: (page) => page.getByRole('navigation', { name: 'Conversations' }).getByRole('link').first(),
      edge: 'bottom',
      keys: typeInto('Search people and messages'),
    },
    {
      name: '5,000 messages',
      person: talking,
      path: paths.chatWith(talking.otherId),
      row: (page) => page.getByRole('log').getByRole('paragraph').last(),
      edge: 'top',
      keys: typeInto('Type your message...'),
    },
    {
      name: '10,000 notifications',
      person: notified,
      path: paths.notifications,
      row: (page) => page.getByRole('main').getByRole('listitem').first(),
      edge: 'bottom',
      keys: { pressed: repeat('Tab', 40) },
    },
    {
      name: '2,000 campaigns',
      person: agency,
      path: paths.myCampaigns,
      row: (page) => page.getByRole('main').getByRole('article').first(),
      edge: 'bottom',
      keys: { pressed: repeat('Tab', 40) },
    },
  ];
}
