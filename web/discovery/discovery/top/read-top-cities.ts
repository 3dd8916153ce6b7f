import type { TopCity } from '../../../../contract/discovery/discovery.ts';
import type { PageHost } from '../../../../contract/site/pages.ts';

/** The cities that have a ranking, the largest first; none when they cannot be read. */
export async function readTopCities(host: PageHost): Promise<TopCity[]> {
  const { status, body } = await host.callApi('/top-influencers');
  return status === 200 ? (body as { data: TopCity[] }).data : [];
}
