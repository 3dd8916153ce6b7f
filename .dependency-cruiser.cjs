/** The directions of docs/ARCHITECTURE.md as rules; tools/directions.test.ts plants a violation of each. */
const swc = require('@swc/core');

// TypeScript 7 has no API for dependency-cruiser, and its swc parser reads no JSX by itself. A rule, a policy or a view may
// name the type of a row wherever it is declared: types do no I/O.
const { parseFileSync } = swc;
swc.parseFileSync = (path, options) => {
  const tree = parseFileSync(path, { ...options, tsx: path.endsWith('.tsx') });
  if (/\.(rules|policy|views)\.ts$/.test(path)) tree.body = tree.body.filter((item) => !item.typeOnly);
  return tree;
};

const tests = '\\.test\\.tsx?$';
const npm = (...names) => `node_modules/(${names.join('|')})(/|$)`;

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** The domains from top to bottom: one imports what is below it. */
const domains = [
  'privacy',
  'operators',
  'site',
  'insights',
  'hub',
  'work',
  'campaigns',
  'social',
  'discovery',
  'chat',
  'accounts',
  'money',
  'notifications',
  'core',
];
const anyDomain = `(${domains.join('|')})`;

/** One rule a root and domain. Screens compose features of every domain. */
const domainsPointDown = ['contract', 'server', 'web'].flatMap((root) =>
  domains
    .slice(1)
    .map((domain, place) =>
      forbid(
        `${root}-${domain}-imports-below`,
        'A domain imports only the domains below it.',
        { path: `^${root}/${domain}/(?!screens/)`, pathNot: tests },
        { path: `^${root}/(${domains.slice(0, place + 1).join('|')})/` },
      ),
    ),
);

const roots = [
  forbid(
    'contract-kit-knows-no-domain',
    '',
    { path: '^contract/kit/', pathNot: tests },
    { path: '^contract/', pathNot: '^contract/kit/' },
  ),
  forbid(
    'contract-imports-only-zod',
    'The contract is shared by server and browser.',
    { path: '^contract/', pathNot: tests },
    { pathNot: ['^contract/', npm('zod')] },
  ),
  forbid(
    'web-imports-only-contract',
    'The browser knows the server by its contract alone.',
    { path: '^web/', pathNot: tests },
    { path: '^(search|server|database|sandbox|tests|tools|bench)/' },
  ),
  forbid(
    'search-imports-only-contract',
    'The search engine is a package of its own: it knows neither the server nor the database.',
    { path: '^search/', pathNot: tests },
    { pathNot: ['^search/', '^contract/', npm('zod')], dependencyTypesNot: ['core'] },
  ),
  forbid(
    'server-imports-contract-and-database',
    'The server knows neither the pages nor the doubles of the outside world; only what starts it puts them together.',
    { path: '^server/', pathNot: [tests, '^server/start\\.ts$'] },
    { path: '^(web|sandbox|tests|tools|bench)/' },
  ),
  forbid(
    'database-imports-contract',
    'The database knows the lists and shapes of the contract, and nothing above itself.',
    { path: '^database/', pathNot: tests },
    { path: '^(search|server|web|sandbox|tests|tools|bench)/' },
  ),
  forbid(
    'migrations-stand-alone',
    'A migration keeps what it did, however the contract changes.',
    { path: '^database/migrations/', pathNot: tests },
    { path: '^contract/' },
  ),
  forbid(
    'sandbox-stands-alone',
    'The outside world is reached over HTTP only.',
    { path: '^sandbox/', pathNot: tests },
    { path: '^(contract|search|server|database|web|tests|tools|bench)/' },
  ),
];

const serverRooms = [
  forbid(
    'kit-knows-no-feature',
    'Features provide what the kit needs when the server is put together.',
    { path: '^server/kit/', pathNot: tests },
    { path: '^server/', pathNot: '^server/kit/' },
  ),
  forbid(
    'queries-of-own-feature',
    'Other features go through the service.',
    { path: '^server/([^/]+/[^/]+)/', pathNot: tests },
    { path: '^server/.+\\.queries\\.ts$', pathNot: '^server/$1/' },
  ),
  forbid(
    'queries-behind-service',
    'Only a service reads tables; the kit and the lookups are small enough to have none.',
    { path: '^server/', pathNot: [tests, '\\.(service|queries)\\.ts$', '^server/(kit|core/lookups)/'] },
    { path: '\\.queries\\.ts$' },
  ),
  forbid(
    'kysely-in-queries',
    'Tables are named in one place a feature.',
    {
      pathNot: [tests, '\\.queries\\.ts$', '^database/', '^(tests|bench)/', '^tools/db-types\\.ts$', 'node_modules'],
    },
    { path: npm('kysely', 'pg', '@electric-sql') },
  ),
  forbid(
    'pure-rules-policies-and-views',
    'Rules, policies and views do no I/O.',
    { path: '\\.(rules|policy|views)\\.ts$' },
    {
      path: ['\\.(service|queries|routes|sockets|jobs)\\.ts$', '^database/', 'node_modules/', '^(node:)?[a-z_/]+$'],
      pathNot: [npm('zod'), '^(node:)?(crypto|buffer|url)$'],
    },
  ),
  forbid(
    'fastify-at-the-edge',
    'Use cases know neither requests nor sockets.',
    { path: '^server/[^/]+/', pathNot: [tests, '^server/kit/', '\\.(routes|sockets)\\.ts$'] },
    { path: npm('fastify', '@fastify', 'fastify-[a-z-]+', 'socket\\.io') },
  ),
  forbid(
    'decoders-in-their-process',
    'What strangers send is decoded by a process that can be killed; the others draw what is ours.',
    {
      path: '^server/',
      pathNot: [
        tests,
        '^server/kit/storage/picture-process\\.ts$',
        '^server/site/(pages/share-picture|demo/(files|pictures)\\.service)\\.ts$',
      ],
    },
    { path: npm('sharp') },
  ),
];

const webRooms = [
  forbid('screens-below-app', '', { path: `^web/${anyDomain}/screens/` }, { path: '^web/app/' }),
  forbid(
    'features-below-screens',
    '',
    { path: `^web/${anyDomain}/(?!screens/)` },
    { path: ['^web/app/', `^web/${anyDomain}/screens/`] },
  ),
  forbid('ui-knows-no-domain', '', { path: '^web/ui/' }, { path: ['^web/app/', `^web/${anyDomain}/`] }),
  forbid('lib-is-lowest', '', { path: '^web/lib/' }, { path: ['^web/(app|ui)/', `^web/${anyDomain}/`] }),
];

const everywhere = [
  forbid('no-cycles', '', {}, { circular: true }),
  forbid(
    'no-orphans',
    'A module that neither imports nor is imported does nothing.',
    {
      orphan: true,
      pathNot: [tests, '\\.d\\.ts$', '^[^/]+$', '^server/main\\.ts$', '^tools/[^/]+$', '\\.(suite|program)\\.ts$'],
    },
    {},
  ),
  forbid(
    'no-missing-modules',
    '',
    {},
    { couldNotResolve: true, pathNot: ['^virtual:', '^\\./\\+types/', '\\?(url|raw|inline|worker)$'] },
  ),
  forbid(
    'no-dev-dependencies',
    'npm start installs without them.',
    {
      path: '^(contract|search|server|database|web|sandbox)/',
      pathNot: tests,
    },
    { dependencyTypes: ['npm-dev'], pathNot: [npm('@types')] },
  ),
];

module.exports = {
  forbidden: [...roots, ...domainsPointDown, ...serverRooms, ...webRooms, ...everywhere],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|\\.react-router|\\.cache|coverage)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.css'],
    },
  },
};
