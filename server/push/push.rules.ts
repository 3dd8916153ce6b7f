/** Push services of the browsers. Nothing is ever sent anywhere else, whatever a client registers. */
const hosts = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'];
const parentHosts = ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];

/** Whether the address is one of a known push service. */
export function isPushAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return hosts.includes(hostname) || parentHosts.some((parent) => hostname.endsWith(parent));
}
