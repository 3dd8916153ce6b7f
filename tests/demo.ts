import { addressOf } from './routes.ts';
import { callApi, logIn, type Session } from './sessions.ts';

export type DemoRole = 'brand' | 'influencer' | 'operator';

/** Person of the demo story, with pages that show their data. */
export interface DemoPerson {
  session: Session;
  /** URL of a route with real ids. */
  addressOf: (path: string) => string;
}

export async function enterDemo(origin: string, role: DemoRole = 'brand'): Promise<DemoPerson> {
  const session = await logIn(origin, `${role}@demo.test`, 'demo-pass-1');
  const { token } = session;
  const list = role === 'influencer' ? 'get_user_post_campaigns' : 'get_my_campaigns';
  const [campaign] = await callApi<{ id: string }[]>(origin, `/campaign/all/${list}`, { token });
  const [joint] = await callApi<{ id: string }[]>(origin, '/campaign/joint_campaigns?limit=1', { token });
  const [influencer] = await callApi<{ id: string }[]>(origin, '/browseInfluencers?limit=1', { token });
  const first = async (queue: string) =>
    role === 'operator' ? (await callApi<{ id: string }[]>(origin, `/operator/${queue}`, { token }))[0]?.id : undefined;
  const ids = {
    campaign: campaign?.id ?? '',
    influencer: influencer?.id ?? '',
    joint: joint?.id,
    report: await first('reports'),
    dispute: await first('disputes'),
  };
  return { session, addressOf: (path) => addressOf(path, ids) };
}
