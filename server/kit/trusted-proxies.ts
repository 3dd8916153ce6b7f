import { isIPv4, isIPv6 } from 'node:net';

const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];

/** Whether TRUST_PROXY can be used: `1`, or addresses and networks as Fastify takes them, `10.0.0.0/8,loopback`. */
export function isProxyList(value: string): boolean {
  if (/^\d+$/.test(value)) return /^[1-9]\d?$/.test(value);
  return value.split(',').every((part) => {
    const [address = '', bits = '0', ...more] = part.trim().split('/');
    const most = isIPv4(address) ? 32 : isIPv6(address) ? 128 : -1;
    return namedNetworks.includes(part.trim()) || (more.length === 0 && /^\d+$/.test(bits) && Number(bits) <= most);
  });
}

/** `1` is one proxy; `10.0.0.0/8,127.0.0.1` names them; without a setting no header is believed. */
export function trustedProxies(setting: string | undefined) {
  if (!setting) return false;
  if (/^\d+$/.test(setting)) return (_address: string, hop: number) => hop < Number(setting);
  return setting.split(',').map((part) => part.trim());
}
