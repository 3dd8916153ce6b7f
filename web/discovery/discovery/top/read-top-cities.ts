import type { TopCity } from '../../../../contract/discovery/discovery.ts';
import type { PageHost } from '../../../../contract/site/pages.ts';

/** Cities with a ranking, largest first; empty when they cannot be read. */
export async function readTopCities(host: PageHost): Promise<TopCity[]> {
  const { status, body } = await host.callApi('/top-influencers');
  return status === 200 ? (body as { data: TopCity[] }).data : [];
}
