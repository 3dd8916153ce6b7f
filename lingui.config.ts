import { defineConfig } from '@lingui/conf';

/** English stands in the source; `npm run translations` lists what a language lacks. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['hi'],
  catalogs: [{ path: 'web/lib/i18n/{locale}', include: ['web'] }],
  format: 'po',
  formatOptions: { lineNumbers: false, origins: false },
});
