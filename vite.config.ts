import { lingui } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { lightContract } from './tools/vite-light-contract.ts';
import { linguiMacros } from './tools/vite-lingui-macros.ts';
import { precompress } from './tools/vite-precompress.ts';
import { serviceWorker } from './tools/vite-service-worker.ts';

/** Files by their place, without the ending. */
function files(...paths: string[]): RegExp {
  return new RegExp(`/(${paths.join('|')})\\.(tsx?|mjs)$`);
}

/**
 * Few files rather than many tiny ones, which compress badly: React and the router, the icons, what most pages share,
 * and what comes with every document and around the pages. A group takes along whatever its files import, so the
 * lookups, whose contract imports zod, stay out, and so does what the layouts do without.
 */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 5 },
  {
    name: 'base',
    test: /node_modules\/(@lingui|@tanstack)|web\/(lib|ui)\/(?!lookup|campaign-words|chip|dialog|infinite-list|modal|number-input|own-money|progress|textarea)/,
    minShareCount: 12,
  },
  { name: 'root', test: files('app/root', 'lib/i18n/i18n', 'lib/theme', 'ui/logo', 'shell/offline-bar') },
  { name: 'frame', test: files('shell/(footer|home-link|menu-opener|side-menu|skip-link)') },
];

/** What every page has for who is signed in. These take along nothing: through the contract that would be all of zod. */
const signedInGroups = [
  {
    name: 'live',
    test: files(
      'app/(live|chat)-layer',
      'messages/(cache|messages.queries|outbox|resync|stream|thread|use-message-stream)',
      'messages/windows/(chat-link|windows-door|windows.store)',
      'notifications/use-notification-stream',
      'plans/(awaited-purchase|plans.queries|use-subscription-stream|verify-purchase)',
      'shell/use-fresh-profile',
      'lib/(notices|verify-payment)',
      'contract/(campaigns|kit|messages|notifications|sessions|social-accounts|subscriptions|users)',
    ),
  },
  {
    name: 'late',
    test: files(
      'app/late-layer',
      'push/(push-ask-door|use-push-device|worker)',
      'social-accounts/(account-warning|social-accounts.queries|use-account-check)',
    ),
  },
  {
    name: 'app',
    test: files(
      'layouts/(app|guarded)-layout',
      'shell/(?!visitor-header)[^/]+',
      'lib/(clocks|relative-time|unread-messages)',
      'icons/(bell|bookmark|coins|crown|gift|log-out|receipt-indian-rupee|settings|user)',
    ),
  },
].map((group) => ({ ...group, includeDependenciesRecursively: false }));

/** The browser's files. After React Router's plugin, which forbids what the groups that take along nothing ask for. */
const browserFiles: Plugin = {
  name: 'browser-files',
  configEnvironment: (name) =>
    name === 'client'
      ? {
          build: {
            rolldownOptions: {
              preserveEntrySignatures: 'allow-extension',
              output: { codeSplitting: { groups: [...groups, ...signedInGroups] } },
            },
          },
        }
      : null,
};

export default defineConfig({
  plugins: [
    linguiMacros(),
    lightContract(),
    tailwindcss(),
    reactRouter(),
    browserFiles,
    lingui(),
    serviceWorker(),
    precompress(),
  ],
  build: { assetsInlineLimit: 0, target: 'es2022' },
  server: { host: '127.0.0.1' },
});
