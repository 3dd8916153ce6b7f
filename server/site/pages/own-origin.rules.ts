const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

interface Asked {
  method: string;
  /** Path and query. */
  url: string;
  host?: string | undefined;
  accept?: string | undefined;
}

/**
 * Address to redirect to when a page was opened by another name of this machine: provider callbacks come to the public
 * address, where a session of the other name is unknown. Null where the page may stay.
 */
export function addressAtHome({ method, url, host, accept }: Asked, publicUrl: string): string | null {
  if (method !== 'GET' || !accept?.includes('text/html') || !URL.canParse(`http://${host}`)) return null;
  const [home, here] = [new URL(publicUrl), new URL(`http://${host}`)];
  const isAlias = here.hostname !== home.hostname && here.port === home.port;
  if (home.protocol !== 'http:' || !isAlias || !loopback.test(here.hostname) || !loopback.test(home.hostname))
    return null;
  return home.origin + url;
}
