import { escapeHtml, page } from './page.ts';

/** People to sign in as with one click. */
const people = [
  { name: 'Asha Nair', email: 'asha.nair@gmail.test' },
  { name: 'Rohan Mehta', email: 'rohan.mehta@gmail.test' },
  { name: 'Kavya Reddy', email: 'kavya.reddy@gmail.test' },
];

export type Query = Record<string, string | undefined>;

/** First value of each parameter of a query or form. */
export function readQuery(value: unknown): Query {
  const entries = Object.entries((value ?? {}) as Record<string, string | string[] | undefined>);
  return Object.fromEntries(entries.map(([name, one]) => [name, [one].flat()[0]]));
}

/** A query as hidden fields of a form. */
export function hiddenInputs(query: Query): string {
  return Object.entries(query)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value ?? '')}">`)
    .join('');
}

/** Consent page of a provider. The request is passed along in hidden fields. */
export function consentPage({ provider, query }: { provider: string; query: Query }): string {
  const hidden = hiddenInputs(query);
  const known = people
    .map(
      ({ name, email }) => `<form method="post">${hidden}
        <input type="hidden" name="name" value="${name}"><input type="hidden" name="email" value="${email}">
        <input type="hidden" name="email_verified" value="true">
        <strong>${name}</strong><br><small>${email}</small><br><button name="answer" value="allow">Continue as ${name}</button></form>`,
    )
    .join('');
  return page(
    `Sign in with ${provider}`,
    `<p>The product would like to know your name, email and picture.</p>${known}
    <h2>Somebody else</h2>
    <form method="post">${hidden}
      <label for="name">Name</label><input id="name" type="text" name="name" required>
      <label for="email">Email</label><input id="email" type="email" name="email" required>
      <label><input type="checkbox" name="email_verified" value="true" checked> The provider has verified this email</label>
      <button name="answer" value="allow">Continue</button>
    </form>
    <form method="post">${hidden}<button class="quiet" name="answer" value="deny">Cancel</button></form>`,
  );
}

/** Whether redirects to this URL are allowed: the product's own, or one on this machine. */
export function isOwnAddress(address: string | undefined, publicUrl: string): boolean {
  if (!address || !URL.canParse(address)) return false;
  const { origin, hostname, protocol } = new URL(address);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return origin === publicUrl || (isLocal && protocol === 'http:');
}

/** Content policy of a consent page, whose form may redirect to the product at any local address. */
export function consentPolicy(publicUrl: string): string {
  const targets = `'self' ${publicUrl} http://localhost:* http://127.0.0.1:*`;
  return `default-src 'none'; style-src 'unsafe-inline'; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`;
}

/** The redirect URL with the answer in its query, or in its fragment for the implicit flow. */
export function answerAddress(address: string, answer: Query, part: 'query' | 'fragment'): string {
  const url = new URL(address);
  const given = Object.entries(answer).filter((entry): entry is [string, string] => entry[1] !== undefined);
  if (part === 'fragment') url.hash = new URLSearchParams(given).toString();
  else for (const [name, value] of given) url.searchParams.set(name, value);
  return url.toString();
}
