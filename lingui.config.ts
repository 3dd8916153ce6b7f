import { defineConfig } from '@lingui/conf';
import { locales } from './contract/kit/languages.ts';

/** English stands in the source; `npm run translations` lists what a language lacks. */
export default defineConfig({
  sourceLocale: 'en',
  locales: locales.filter((locale) => locale !== 'en'),
  catalogs: [{ path: 'web/lib/i18n/{locale}', include: ['web'] }],
  format: 'po',
  formatOptions: { lineNumbers: false, origins: false },
});
