import babelExtractor from '@lingui/cli/api/extractors/babel';
import { defineConfig } from '@lingui/conf';
import { locales } from './contract/kit/languages.ts';
import { serverMessages } from './tools/server-messages.ts';

/** English stands in the source; `npm run translations` lists what a language lacks. */
export default defineConfig({
  sourceLocale: 'en',
  locales: locales.filter((locale) => locale !== 'en'),
  // The contract's messages are shown by the pages and by the server.
  catalogs: [
    { path: 'web/lib/i18n/{locale}', include: ['web'] },
    { path: 'server/kit/i18n/{locale}', include: ['server'] },
    { path: 'contract/kit/i18n/{locale}', include: ['contract'] },
  ],
  extractors: [serverMessages, babelExtractor],
  format: 'po',
  formatOptions: { lineNumbers: false, origins: false },
});
