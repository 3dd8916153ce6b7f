/** People whose screens are captured: visitors, people of the demo story, and new accounts. */
import { type DemoPerson, enterDemo } from '../tests/demo.ts';
import { giveAccount, join, type Session } from '../tests/sessions.ts';

export interface Looker {
  role: string;
  /** Layouts of their pages. */
  layouts: string[];
  states: ('full' | 'empty' | 'error')[];
  session?: Session;
  addressOf: DemoPerson['addressOf'];
}

const appPages = ['app', 'guarded'];

export async function readLookers(url: string): Promise<Looker[]> {
  const read = async (role: 'brand' | 'influencer' | 'operator', layouts: string[]): Promise<Looker> => ({
    ...(await enterDemo(url, role)),
    role,
    layouts,
    states: ['full', 'error'],
  });
  const brand = await read('brand', appPages);
  const { addressOf } = brand;
  const newcomer = async (role: 'brand' | 'influencer'): Promise<Looker> => ({
    role: `new-${role}`,
    layouts: appPages,
    states: ['empty'],
    addressOf,
    session: await signUp(url, role),
  });
  return [
    { role: 'visitor', layouts: ['public', 'bare'], states: ['full'], addressOf },
    brand,
    await read('influencer', appPages),
    await read('operator', ['operator']),
    await newcomer('brand'),
    await newcomer('influencer'),
  ];
}

async function signUp(url: string, role: 'brand' | 'influencer'): Promise<Session> {
  const username = `new.${role}`;
  const fullname = 'Venkatanarasimharajuvaripeta Lakshmi';
  const session = await join(url, {
    role,
    fullname,
    username,
    email: `${username}@example.in`,
    password: 'Correct-Horse-9',
  });
  if (role === 'influencer') await giveAccount({ url, token: session.token, username });
  return session;
}
