import { lingui } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { linguiMacros } from './tools/lingui-macros.ts';
import { languages } from './tools/vite-languages.ts';
import { serviceWorker } from './tools/vite-service-worker.ts';

/**
 * One file each for React, for the icons, for what most pages share, for lists of thousands, and for what several pages
 * share of a feature. What a single page needs comes with that page.
 */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 6 },
  { name: 'base', test: /node_modules\/(@lingui|@tanstack)|web\/(lib|ui)\//, minShareCount: 40 },
  { name: 'long-lists', test: /node_modules\/@tanstack\/(react-virtual|virtual-core)\/|web\/ui\/long-lists\// },
  { name: folderOf, test: /\/(web|contract)\//, minShareCount: 5, includeDependenciesRecursively: false },
];

/** `web/money/wallet/…` → `money-wallet`, `contract/money/…` → `contract-money`; `ui` and `lib` are one each. */
function folderOf(id: string): string | null {
  const [, root, folder, inside] = /\/(web|contract)\/([a-z]+)\/([a-z-]+)?/.exec(id) ?? [];
  if (!root || !folder) return null;
  if (root === 'contract') return `contract-${folder}`;
  return /^(ui|lib)$/.test(folder) ? folder : `${folder}-${inside}`;
}

/** The browser's files. After React Router's plugin, which forbids what the groups that take along nothing ask for. */
const browserFiles: Plugin = {
  name: 'browser-files',
  configEnvironment: (name) =>
    name === 'client'
      ? {
          build: {
            rolldownOptions: {
              preserveEntrySignatures: 'allow-extension',
              output: { codeSplitting: { groups } },
            },
          },
        }
      : null,
};

export default defineConfig({
  plugins: [
    linguiMacros,
    tailwindcss(),
    reactRouter(),
    browserFiles,
    languages(),
    lingui(),
    serviceWorker(),
    compression({ include: /\.(js|css|svg)$/, threshold: 400 }),
  ],
  build: { assetsInlineLimit: 0, target: 'es2022' },
  server: { host: '127.0.0.1' },
});
