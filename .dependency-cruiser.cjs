const { readFileSync } = require('node:fs')
const { join } = require('node:path')

/** Which package may import which other one, as drawn in `docs/architecture.md`. Tests may import more: see below. */
const matrix = {
  core: [],
  'frame-bridge': ['core'],
  siwx: ['core'],
  'adapter-evm': ['core'],
  'adapter-solana': ['core'],
  controllers: ['core'],
  react: ['controllers', 'core', 'siwx'],
}
/** Packages whose types may be imported: their code comes injected or by `import()`. */
const lazyOnly = { controllers: ['siwx', 'frame-bridge'], react: ['adapter-solana'] }
/** Libraries that a package must work without, besides those missing from its package.json. */
const foreign = {
  core: ['react', 'react-dom', 'viem', 'zod', 'valtio', '@tanstack'],
  'frame-bridge': ['react', 'react-dom', 'valtio'],
  siwx: ['react', 'react-dom', 'valtio'],
  'adapter-evm': ['react', 'react-dom', 'valtio'],
  'adapter-solana': ['react', 'react-dom', 'valtio', 'viem'],
  controllers: ['react', 'react-dom', 'viem', '@tanstack/react-query'],
  react: ['viem', 'ethers', '@solana'],
}

/**
 * The folders of a package from the ground up: a folder imports those before it, by value or by type, never one after
 * it. A folder stands for everything inside it except subfolders that are listed themselves. `docs/architecture.md`
 * describes their content. Tests may import anything.
 */
const layers = {
  core: [
    ...['errors', 'clock', 'logger', 'emitter', 'async', 'caip', 'validate', 'amounts', 'format', 'origins'],
    ...['http', 'rpc', 'storage', 'networks', 'adapter', 'testing', 'exports'],
  ],
  siwx: [
    'message',
    'auth-client',
    'verifiers',
    'verification',
    'storage',
    'sessions',
    'cloud',
    'legacy',
    'server',
    'testing',
    'exports',
  ],
  'frame-bridge': ['protocol', 'messenger', 'client', 'frame', 'popup', 'testing', 'host', 'exports'],
  'adapter-evm': [
    ...['connection', 'calls', 'assets', 'transactions', 'swaps', 'ens', 'actions', 'discovery', 'testing', 'exports'],
  ],
  'adapter-solana': [
    ...['errors', 'address', 'rpc', 'tokens', 'assets', 'standard', 'signing', 'transfer', 'actions', 'connection'],
    ...['discovery', 'testing', 'exports'],
  ],
  controllers: [
    ...[
      'instance/state',
      'instance',
      'services',
      'services/catalogue',
      'services/origins',
      'services/blockchainApi',
      'queries',
    ],
    ...['networks/pictures', 'networks'],
    ...['connection/state', 'connection/links', 'connection/discovery', 'connection/restore', 'connection/commands'],
    ...['connection/tabs', 'connection/provider', 'signing'],
    ...[
      'wallets/list',
      'wallets/catalogue',
      'wallets/images',
      'labels',
      'deepLinks',
      'assets/balances',
      'assets/portfolio',
      'assets/nfts',
      'identity',
    ],
    ...['navigation/modal', 'navigation/routes', 'navigation/guards', 'navigation/commands'],
    ...[
      'toasts',
      'theme',
      'analytics',
      'sign-in',
      'transactions',
      'activity',
      'send',
      'swap',
      'onramp',
      'pay',
      'names',
    ],
    ...['locks', 'storage', 'port', 'client', 'session', 'pairing', 'provider', 'connector', 'testing'].map(
      (folder) => `connectors/walletconnect/${folder}`,
    ),
    ...['state', 'client', 'wallet', 'connector', 'alerts', 'approval', 'link', 'email', 'settings', 'testing'].map(
      (folder) => `connectors/embedded-wallet/${folder}`,
    ),
    ...['pairing', 'place', 'assembly/reactions', 'assembly', 'testing', 'exports'],
  ],
  react: [
    ...['styles', 'bindings', 'hooks', 'i18n', 'primitives', 'parts', 'views', 'modal', 'provider', 'buttons'],
    ...['solana', 'session', 'testing', 'exports'],
  ],
}

const packages = Object.keys(matrix)
const tests = '\\.(test|test-d|stories)\\.|/testing/|^packages/react/src/views/renderView\\.tsx$'

/** Returns the names of all views. Other folders beside them contain parts that several views of a group share. */
function readViewNames() {
  const table = join(__dirname, 'packages/controllers/src/instance/state/routes.ts')
  const names = [...readFileSync(table, 'utf8').matchAll(/^ {2}(\w+): \{ group: /gm)].map(([, name]) => name)
  if (names.length === 0) throw new Error(`${table} names no view in the form the rules expect.`)
  return names
}

const view = `^packages/react/src/views/([^/]+)/(${readViewNames().join('|')})/`
const store = '^packages/controllers/src/(?!.*/(create|read|use)[A-Z])(.*State|.*/store)\\.ts$'

function listOthers(name, allowed) {
  return packages.filter((other) => other !== name && !allowed.includes(other)).join('|')
}

const packageRules = packages.flatMap((name) => [
  {
    name: `matrix-${name}`,
    comment: `${name} imports only: ${matrix[name].join(', ') || 'no other package'}.`,
    severity: 'error',
    from: { path: `^packages/${name}/` },
    to: { path: `^packages/(${listOthers(name, [...matrix[name], ...(lazyOnly[name] ?? [])])})/` },
  },
  ...(lazyOnly[name] ?? []).map((other) => ({
    name: `lazy-${name}-${other}`,
    comment: `${name} imports types of ${other}, and its code by import() only.`,
    severity: 'error',
    from: { path: `^packages/${name}/src/`, pathNot: tests },
    to: { path: `^packages/${other}/`, dependencyTypesNot: ['type-only', 'dynamic-import'] },
  })),
  {
    name: `foreign-${name}`,
    comment: `${name} must work without: ${foreign[name].join(', ')}.`,
    severity: 'error',
    from: { path: `^packages/${name}/src/`, pathNot: tests },
    to: {
      path: `(^|node_modules/)(${foreign[name].join('|')})(/|$)`,
      dependencyTypesNot: ['local', 'aliased-workspace'],
    },
  },
])

/** Returns a pattern for the content of a folder, without subfolders that are listed themselves. */
function matchFolder(name, folder) {
  const inner = layers[name].flatMap((other) =>
    other.startsWith(`${folder}/`) ? [other.slice(folder.length + 1)] : [],
  )
  return `${folder}/${inner.length > 0 ? `(?!(${inner.join('|')})/)` : ''}`
}

const layerRules = Object.entries(layers).flatMap(([name, folders]) => [
  ...folders.slice(0, -1).map((folder, index) => ({
    name: `layers-${name}`,
    comment: `Folders of ${name} have an order: ${folders.join(', ')}. One imports only those before it.`,
    severity: 'error',
    from: { path: `^packages/${name}/src/${matchFolder(name, folder)}`, pathNot: tests },
    to: {
      path: `^packages/${name}/src/(${folders
        .slice(index + 1)
        .map((later) => matchFolder(name, later))
        .join('|')})`,
    },
  })),
  {
    name: `layers-${name}-listed`,
    comment: `A new folder of ${name} takes a place in the order of its folders.`,
    severity: 'error',
    from: { path: `^packages/${name}/src/(?!(${folders.join('|')})/)[^/]+/`, pathNot: tests },
    to: {},
  },
])

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'A cycle breaks lazy loading and the order of loading.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment:
        'An import must lead somewhere; a package is imported through its exports. The stylesheet is there once built.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.module\\.css$|^@portico/react/styles\\.css$' },
    },
    {
      name: 'declared',
      comment:
        'What a package imports stands in its package.json. An optional peer also stands in a list unknown here.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: tests },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['npm-peer'] },
    },
    {
      name: 'no-dev-dependency',
      comment: 'Published code must not need what only the workspace has.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: tests },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm-peer', 'type-only'] },
    },
    {
      name: 'exports-only',
      comment: 'Only the exports of another package are imported.',
      severity: 'error',
      from: { path: '^(packages/[^/]+|apps/[^/]+)/' },
      to: { path: '^packages/[^/]+/src/', pathNot: '^$1/|^packages/[^/]+/src/exports/' },
    },
    {
      name: 'packages-know-no-app',
      comment: 'Nothing published imports the lab.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'lab-shared',
      comment: 'Shared code of the lab imports none of the parts that share it.',
      severity: 'error',
      from: { path: '^apps/lab/shared/', pathNot: tests },
      to: { path: '^apps/lab/(?!shared/)' },
    },
    {
      name: 'wallet-stands-alone',
      comment: 'The wallet, pages and server, runs without the lab: of apps it imports itself and their parts only.',
      severity: 'error',
      from: { path: '^apps/wallet/', pathNot: tests },
      to: { path: '^(apps/|scripts/)', pathNot: '^apps/(wallet|parts)/' },
    },
    {
      name: 'wallet-api-describes',
      comment: 'What the wallet’s server and pages say to each other is described apart from either.',
      severity: 'error',
      from: { path: '^apps/wallet/api/', pathNot: tests },
      to: { path: '^apps/wallet/(server|site)/' },
    },
    {
      name: 'lab-starts-the-wallet',
      comment: 'The lab starts the wallet as a program of its own, and imports none of it.',
      severity: 'error',
      from: { path: '^apps/lab/' },
      to: { path: '^apps/wallet/' },
    },
    {
      name: 'parts-know-no-app',
      comment: 'What apps share imports none of them.',
      severity: 'error',
      from: { path: '^apps/parts/' },
      to: { path: '^apps/(?!parts/)' },
    },
    {
      name: 'lab-peer-and-web',
      comment: 'The peer wallet runs in a terminal, without any page.',
      severity: 'error',
      from: { path: '^apps/lab/peer/', pathNot: tests },
      to: { path: '^apps/lab/(web|e2e)/' },
    },
    {
      name: 'lab-web-and-peer',
      comment: 'Among the pages only the one of the peer wallet imports it; the others are apps that connect to it.',
      severity: 'error',
      from: { path: '^apps/lab/web/(?!peer/)', pathNot: tests },
      to: { path: '^apps/lab/(peer|web/peer)/' },
    },
    {
      name: 'no-test-code',
      comment: 'Tests, stories and fakes are imported by tests and the testing exports only.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: `${tests}|/src/exports/testing\\.ts$` },
      to: {
        path: '\\.(test|test-d|stories)\\.|/src/testing/|/src/exports/testing\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'exports-are-entries',
      comment: 'Inside a package the file itself is imported, never its exports.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/src/', pathNot: tests },
      to: { path: '^packages/$1/src/exports/' },
    },
    {
      name: 'stores-stand-alone',
      comment: 'A store imports no other store; types are free.',
      severity: 'error',
      from: { path: store },
      to: { path: store, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'stores-hold-state',
      comment: 'A store imports no command and no reaction: nothing that reaches into an instance.',
      severity: 'error',
      from: { path: store },
      to: { path: '^packages/controllers/src/instance/getInternals\\.ts$', reachable: true },
    },
    {
      name: 'views-navigate',
      comment: 'A view never imports another view; it navigates.',
      severity: 'error',
      from: { path: view },
      to: { path: view, pathNot: '^packages/react/src/views/$1/$2/' },
    },
    {
      name: 'views-stay-lazy',
      comment: 'A view is reached through the group that loads it.',
      severity: 'error',
      from: { path: '^packages/react/src/', pathNot: `${view}|^packages/react/src/views/[^/]+/group\\.ts$|${tests}` },
      to: { path: view, pathNot: tests, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'groups-share-parts',
      comment: 'What several view groups show lies in parts; one group reaches another by import() only.',
      severity: 'error',
      from: { path: '^packages/react/src/views/([^/]+)/', pathNot: tests },
      to: {
        path: '^packages/react/src/views/[^/]+/',
        pathNot: '^packages/react/src/views/$1/',
        dependencyTypesNot: ['dynamic-import'],
      },
    },
    {
      name: 'groups-stay-lazy',
      comment: 'Each view group is one dynamic import.',
      severity: 'error',
      from: { path: '^packages/react/src/', pathNot: tests },
      to: {
        path: '^packages/react/src/views/[^/]+/group\\.ts$',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    {
      name: 'session-stands-alone',
      comment: 'Of siwx, only the session hooks import the auth client: nothing of it is in the other entries.',
      severity: 'error',
      from: { path: '^packages/react/src/', pathNot: `^packages/react/src/(session/|exports/session\\.ts$)|${tests}` },
      to: { path: '^packages/siwx/src/exports/auth-client\\.ts$' },
    },
    {
      name: 'session-without-portico',
      comment: 'The session hooks work in apps without a wallet: they import no other part of the package.',
      severity: 'error',
      from: { path: '^packages/react/src/session/', pathNot: tests },
      to: { path: '^packages/(react/src/(?!session/)|controllers/)' },
    },
    {
      name: 'presets-are-the-hosts',
      comment: 'A lazy import of all network presets drags them into the chunk of the host that imports two of them.',
      severity: 'error',
      from: { path: '^packages/(?!core/)[^/]+/src/', pathNot: tests },
      to: { path: '^packages/core/src/exports/networks\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-unowned-folder',
      comment: 'A helper lives beside its user, or in core with a name and a test.',
      severity: 'error',
      from: {},
      to: { path: '^(packages|apps)/.*/(utils?|helpers?|misc)/', pathNot: 'node_modules' },
    },
    ...packageRules,
    ...layerRules,
  ],
  options: {
    doNotFollow: { path: ['node_modules', '(^|/)dist/'] },
    exclude: { path: ['(^|/)dist/', '\\.sol$', '^apps/lab/\\.lab/'] },
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: true,
    combinedDependencies: false,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@portico/source', 'import', 'types', 'browser', 'default'],
      mainFields: ['module', 'main', 'types', 'typings'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
    cache: false,
  },
}
