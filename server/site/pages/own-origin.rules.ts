const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

interface Asked {
  method: string;
  /** Path and query. */
  url: string;
  host?: string | undefined;
  accept?: string | undefined;
}

/**
 * Where a page belongs that was opened by another name of this machine: what comes back from a provider comes to the
 * product's own address, where a session of the other one is not known. Null where the page may stay.
 */
export function addressAtHome({ method, url, host, accept }: Asked, publicUrl: string): string | null {
  if (method !== 'GET' || !accept?.includes('text/html') || !URL.canParse(`http://${host}`)) return null;
  const [home, here] = [new URL(publicUrl), new URL(`http://${host}`)];
  const isAlias = here.hostname !== home.hostname && here.port === home.port;
  if (home.protocol !== 'http:' || !isAlias || !loopback.test(here.hostname) || !loopback.test(home.hostname))
    return null;
  return home.origin + url;
}
