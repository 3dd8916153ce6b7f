import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import type { Locale } from '../../../contract/kit/languages.ts';

/** Folder of the pages' scripts. */
const home = '/assets/';

/**
 * Returns the request handlers: one per language, referring to the scripts compiled for it, which
 * `tools/vite-languages.ts` put into folders such as `assets/hi-1f3a9c20`.
 * @param clientDir The folder of the browser's files.
 */
export function handlersOf(build: ServerBuild, clientDir: string): (request: Request) => RequestHandler {
  const { localeOf } = build.entry.module as unknown as { localeOf: (request: Request) => { locale: Locale } };
  const source = createRequestHandler(build, 'production');
  const byLocale = new Map<string, RequestHandler>();
  const byVersion = new Map([[build.assets.version, source]]);
  for (const folder of foldersIn(join(clientDir, home))) {
    // A folder of an earlier build, kept for pages that are still open.
    if (!folder.addresses.has(build.assets.entry.module)) continue;
    const assets = translate(build.assets, folder);
    const handler = createRequestHandler({ ...build, assets }, 'production');
    byLocale.set(folder.name.split('-')[0] ?? '', handler);
    byVersion.set(assets.version, handler);
  }
  return (request) => {
    // An open page requests the manifest of further pages by its own version, whatever language was chosen since.
    const version = new URL(request.url).searchParams.get('version');
    return byVersion.get(version ?? '') ?? byLocale.get(localeOf(request).locale) ?? source;
  };
}

interface Folder {
  name: string;
  /** Addresses of the scripts compiled for its language. */
  addresses: ReadonlySet<string>;
}

function foldersIn(dir: string): Folder[] {
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, addresses: new Set(readdirSync(join(dir, name)).map((file) => home + file)) }));
}

type Assets = ServerBuild['assets'];

function translate(assets: Assets, { name, addresses }: Folder): Assets {
  const inFolder = (_key: string, value: unknown) =>
    typeof value === 'string' && addresses.has(value) ? value.replace(home, `${home}${name}/`) : value;
  return { ...JSON.parse(JSON.stringify(assets, inFolder)), version: `${assets.version}-${name}` };
}
