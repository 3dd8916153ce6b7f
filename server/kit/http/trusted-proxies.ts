import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * Whether TRUST_PROXY is valid: a number of proxies such as `1`, or addresses and networks in Fastify's syntax,
 * `10.0.0.0/8,loopback`.
 */
export function isProxyList(value: string): boolean {
  if (/^\d+$/.test(value)) return /^[1-9]\d?$/.test(value);
  return value.split(',').every((part) => {
    const [address = '', bits = '0', ...more] = part.trim().split('/');
    const most = isIPv4(address) ? 32 : isIPv6(address) ? 128 : -1;
    return namedNetworks.includes(part.trim()) || (more.length === 0 && /^\d+$/.test(bits) && Number(bits) <= most);
  });
}

/**
 * Fastify's `trustProxy` value: `1` is one proxy; `10.0.0.0/8,127.0.0.1` names them; without a setting no header is
 * trusted.
 */
export function trustedProxies(setting: string | undefined) {
  if (!setting) return false;
  if (/^\d+$/.test(setting)) return (_address: string, hop: number) => hop < Number(setting);
  return setting.split(',').map((part) => part.trim());
}

const networksOf: Record<string, readonly string[]> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Client address behind trusted proxies for sockets, whose handshakes bypass Fastify. Follows the same rules as Fastify. */
export function clientAddressBy(setting: string | undefined): (remote: string, forwarded: string) => string {
  const trusted = trustedProxies(setting);
  const isTrusted = Array.isArray(trusted) ? isOneOf(trusted) : trusted || (() => false);
  return (remote, forwarded) => {
    const hops = [
      remote,
      ...forwarded
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean)
        .toReversed(),
    ];
    const client = hops.findIndex((address, hop) => !isTrusted(address, hop));
    const found = hops.at(client) ?? remote;
    return isIP(found) ? found : remote;
  };
}

function isOneOf(parts: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const part of parts.flatMap((each) => networksOf[each] ?? [each])) {
    const [address = '', bits] = part.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    list.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return (address) => isIP(address) > 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
