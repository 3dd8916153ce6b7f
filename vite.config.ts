import { lingui } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { languages } from './tools/vite-languages.ts';
import { lightContract } from './tools/vite-light-contract.ts';
import { lightIcons } from './tools/vite-light-icons.ts';
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
  { name: 'icons', test: /node_modules\/lucide-react\/|web\/ui\/draw-icon/, minShareCount: 6 },
  {
    name: 'base',
    test: /node_modules\/(@lingui|@tanstack)|web\/(lib|ui)\/(?:(?:brand|data|feedback|forms|loading|overlays|page|i18n)\/)?(?!avatar|campaign-labels|chip|clocks|dialog|download|infinite-list|lazy|live|lookup|menu|modal|number-input|wallet-query-key|place-popover|popover|progress|reader-cookie|relative-time|states|table|tabs|textarea|typed-number|use-addressed)/,
    minShareCount: 12,
  },
  {
    name: 'root',
    test: files('app/root', 'lib/(i18n/i18n|theme|hydration-blockers)', 'ui/brand/logo', 'shell/offline-bar'),
  },
  { name: 'frame', test: files('shell/(footer|home-link|menu-opener|side-menu|skip-link)') },
];

/** What pages have for who is signed in. These take along nothing: through the contract that would be all of zod. */
const signedInGroups = [
  {
    name: 'live',
    test: files(
      'app/(live|chat)-layer',
      'messages/(cache|messages.queries|outbox|resync|stream|thread|use-message-stream)',
      'messages/windows/(chat-link|windows-door|windows.store)',
      'notifications/use-notification-stream',
      'plans/(awaited-purchase|subscription-keys|use-subscription-stream)',
      'users/use-fresh-profile',
      'lib/(download|forget-with-reader|is-refusal|live|live-connection|live-frames|live-lines|notices|reader-cookie)',
      'contract/[a-z]+/(attachments|campaigns|calls|messages|notifications|sessions|social-accounts|users)',
    ),
  },
  {
    name: 'late',
    test: files(
      'app/(late-layer|newer-build|overlay-door|page-announcer|use-kept-app)',
      'lib/shortcuts',
      'push/(push-ask-door|use-push-device)',
      'social-accounts/(account-warning|social-accounts.queries|use-account-check)',
      'tours/(kept-tour|tour-gate|tour-pages)',
    ),
  },
  // What the search for creators is made of, and what opens, keeps and compares them wherever they are shown.
  {
    name: 'browse',
    test: files(
      'screens/browse-influencer',
      'discovery/(browse-results|creator-(card|skeleton)|discovery.queries|filter-(button|names|rail)|filters|rail-to-come|results-page|search-box|sort-select|use-(browse|later|settled|suggestions))',
    ),
  },
  // Beside the results on wide screens, and in a sheet on phones.
  {
    name: 'filters',
    test: files('discovery/(facet-group|filter-panel|followers-filter|place-filter)', 'ui/forms/range-slider'),
  },
  {
    name: 'acts',
    test: files(
      'discovery/(compare(-box|d)|figures)',
      'unlocks/(unlock-button|use-allowance)',
      'sections/unlock-act',
      'contract/discovery/unlocks',
    ),
  },
  { name: 'bookmark', test: files('bookmarks/bookmark-(button|state)') },
  // What campaigns are shown with, in lists, on their pages and beside their chats.
  {
    name: 'campaigns',
    test: files(
      'campaigns/(campaigns.queries|creator-line|facts|offer-line|pay-line|status-tag|use-live-chats)',
      'applications/(applications.queries|use-live-moves)',
      'lib/(needs|use-latch)',
      'ui/data/(for-and-against|person-avatar)',
    ),
  },
  // What they are listed with.
  { name: 'posts', test: files('campaigns/(match-line|needs-in-short|post-card)') },
  {
    name: 'money',
    test: files('escrow/(escrow.queries|use-live-escrow)', 'applications/money-parts', 'sections/with-money'),
  },
  {
    name: 'words',
    test: files(
      'lib/(campaign-labels|wallet-query-key)',
      'contract/[a-z]+/(application-standing|applications|calendar|campaign-enums|compensation.rules|deliverables|disputes|escrow)',
    ),
  },
  // What a campaign's own page tells of it.
  { name: 'brief', test: files('campaigns/(brief|brief-entry|match-card|timeline)') },
  { name: 'clock', test: files('lib/(time-labels|clocks|relative-time|use-now)') },
  // Public pages have these too.
  {
    name: 'parts',
    test: files(
      'ui/(loading/(lazy-with-retry|lazy-on-visible)|feedback/states)',
      'lib/(is-last-pending-mutation|use-addressed|when-idle)',
    ),
  },
  { name: 'menu', test: files('ui/overlays/(menu|place-popover|popover)') },
  { name: 'lookups', test: files('lib/(lookup-names|lookups)', 'contract/core/lookups') },
  { name: 'lists', test: files('ui/data/(chip|infinite-list|progress-bar)') },
  // The pane of a conversation, which pages and windows share.
  {
    name: 'chat',
    test: files(
      'messages/(about-campaign|asks-to-send|bubble|cannot-write|chat-head|chat-pane|composer|conversation-row|drafts|found-row|jump-to-latest|latest-words|log-[a-z]+|message-log|paging-edge|person|person-name|read-tick|reconnecting|role-badge|row-body|safety-items|sender|sending|unreached-chat|waiting-bubble)',
      'messages/use-(chat-filters|found|lasting|log|paging|reading|send|typing|waiting)',
      'messages/attach/(attach|attach-box|attached)',
      'sections/chat-page',
      'ui/data/person-row-skeletons',
      'contract/chat/attachments',
    ),
  },
  {
    name: 'app',
    test: files(
      'layouts/(app|guarded)-layout',
      'shell/(?!visitor-header)[^/]+',
      'lib/unread-messages',
      'ui/data/avatar',
      'icons/(bell|bookmark|coins|user)',
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
    lightIcons(),
    tailwindcss(),
    reactRouter(),
    browserFiles,
    languages(),
    lingui(),
    serviceWorker(),
    precompress(),
  ],
  build: { assetsInlineLimit: 0, target: 'es2022' },
  server: { host: '127.0.0.1' },
});
