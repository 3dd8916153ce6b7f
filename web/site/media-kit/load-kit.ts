import type { Kit } from '../../../contract/site/media-kit.ts';
import type { PageHost } from '../../../contract/site/pages.ts';

/** A media kit for server-side rendering; null where there is none, or it is switched off. */
export async function loadKit(host: PageHost, username: string): Promise<Kit | null> {
  const { status, body } = await host.callApi(`/kit/${encodeURIComponent(username)}`);
  if (status === 404) return null;
  // Not 404, or search engines would drop the page during an outage.
  if (status !== 200) throw new Response(null, { status: 503, headers: { 'retry-after': '10' } });
  return (body as { data: Kit }).data;
}
