import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { type Messages, translateScripts } from './translate-scripts.ts';

/** Folder of the page scripts, which have content hashes in their names. */
const home = 'assets/';
/** Part of the folder's hash, since browsers cache scripts by URL. */
const writer = readFileSync(new URL('translate-scripts.ts', import.meta.url), 'utf8');

/**
 * Writes the scripts with messages once per language: readers of Hindi load no more than readers of English, and no
 * catalogue. Each language has a folder named by a hash of its messages and of this plugin, which `server/site/pages` refers
 * to.
 */
export function languages(): Plugin {
  return {
    name: 'languages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const scripts = Object.values(bundle)
          .filter((file) => file.type === 'chunk' && file.fileName.startsWith(home))
          .map((file) => [file.fileName.slice(home.length), 'code' in file ? file.code : ''] as const);
        for (const [locale, messages] of await readLanguages()) {
          const folder = `${locale}-${hash(writer + JSON.stringify([...messages]))}`;
          for (const [name, source] of translateScripts(new Map(scripts), { messages, home, folder }))
            this.emitFile({ type: 'asset', fileName: `${home}${folder}/${name}`, source });
        }
      },
    },
  };
}

/** Compiled messages of the pages by language and id. */
async function readLanguages(): Promise<Map<string, Messages>> {
  const config = getConfig();
  const languages = new Map<string, Messages>();
  const catalogues = await getCatalogs(config);
  for (const catalogue of catalogues.filter(({ path }) => path.includes('web/lib/i18n'))) {
    for (const locale of config.locales.filter((one) => one !== config.sourceLocale)) {
      const texts = Object.entries(await catalogue.read(locale)).filter(([, { translation }]) => translation);
      languages.set(
        locale,
        new Map(texts.map(([id, { translation = '' }]) => [id, [compileMessageOrThrow(translation)].flat(1)])),
      );
    }
  }
  return languages;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
