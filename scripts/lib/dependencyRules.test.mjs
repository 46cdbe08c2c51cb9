import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, posix, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const cli = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
const names = ['core', 'controllers', 'react', 'siwx', 'frame-bridge', 'adapter-evm', 'adapter-solana']

let root = ''

function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function writePackage(name) {
  const exports = {
    '.': { '@portico/source': './src/exports/index.ts' },
    './networks': { '@portico/source': './src/exports/networks.ts' },
  }
  const dependencies = name === 'react' ? { viem: '*' } : {}
  for (const other of names) if (other !== name) dependencies[`@portico/${other}`] = '*'
  write(
    `packages/${name}/package.json`,
    JSON.stringify({ name: `@portico/${name}`, type: 'module', exports, dependencies }),
  )
  write(
    `packages/${name}/src/exports/index.ts`,
    "export { run } from '../run.js'\nexport type { Shape } from '../Shape.js'\n",
  )
  write(`packages/${name}/src/run.ts`, 'export const run = 1\n')
  write(`packages/${name}/src/Shape.ts`, 'export type Shape = number\n')
  mkdirSync(join(root, `packages/${name}/node_modules/@portico`), { recursive: true })
  for (const other of names)
    if (other !== name)
      symlinkSync(join(root, 'packages', other), join(root, `packages/${name}/node_modules/@portico/${other}`), 'dir')
}

/** Returns every violation as `rule: file`. */
function cruise() {
  const args = [cli, 'packages', 'apps', '--config', '.dependency-cruiser.cjs', '--output-type', 'json']
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
  if (!stdout) throw new Error(stderr)
  return JSON.parse(stdout).summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`)
}

beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'graph-')))
  copyFileSync('.dependency-cruiser.cjs', join(root, '.dependency-cruiser.cjs'))
  copyFileSync('tsconfig.base.json', join(root, 'tsconfig.base.json'))
  write('package.json', JSON.stringify({ type: 'module' }))
  for (const name of names) writePackage(name)
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

const faults = [
  [
    'layers-controllers-listed',
    'packages/controllers/src/connection/attic/a.ts',
    "import { run } from '../../run.js'\nexport const a = run\n",
  ],
  ['layers-core-listed', 'packages/core/src/attic/a.ts', "import { run } from '../run.js'\nexport const a = run\n"],
  ['matrix-core', 'packages/core/src/a.ts', "import { run } from '@portico/controllers'\nexport const a = run\n"],
  [
    'matrix-controllers',
    'packages/controllers/src/a.ts',
    "import { run } from '@portico/react'\nexport const a = run\n",
  ],
  ['matrix-react', 'packages/react/src/a.ts', "import { run } from '@portico/adapter-evm'\nexport const a = run\n"],
  [
    'matrix-adapter-evm',
    'packages/adapter-evm/src/a.ts',
    "import { run } from '@portico/controllers'\nexport const a = run\n",
  ],
  [
    'lazy-controllers-siwx',
    'packages/controllers/src/b.ts',
    "import { run } from '@portico/siwx'\nexport const b = run\n",
  ],
  ['lab-peer-and-web', 'apps/lab/peer/a.ts', "import { page } from '../web/page.js'\nexport const a = page\n"],
  ['lab-shared', 'apps/lab/shared/a.ts', "import { peer } from '../peer/peer.js'\nexport const a = peer\n"],
  ['lab-shared', 'apps/lab/shared/b.ts', "import { chain } from '../stack/solana/chain.js'\nexport const b = chain\n"],
  ...['stack/solana/chain', 'stack/chains/chain', 'shared/fact', 'web/page'].flatMap((path, index) => {
    const name = path.slice(path.lastIndexOf('/') + 1)
    return ['server', 'site'].map((folder) => [
      'wallet-stands-alone',
      `apps/wallet/${folder}/fault${index}.ts`,
      `import { ${name} } from '../../lab/${path}.js'\nexport const fault = ${name}\n`,
    ])
  }),
  [
    'lab-starts-the-wallet',
    'apps/lab/stack/wallet.ts',
    "import { ask } from '../../wallet/server/rpc/ask.js'\nexport const wallet = ask\n",
  ],
  [
    'parts-know-no-app',
    'apps/parts/src/a.ts',
    "import { ask } from '../../wallet/server/rpc/ask.js'\nexport const a = ask\n",
  ],
  ['lab-web-and-peer', 'apps/lab/web/a.ts', "import { peer } from '../peer/peer.js'\nexport const a = peer\n"],
  ['exports-only', 'packages/siwx/src/a.ts', "import { run } from '../../core/src/run.js'\nexport const a = run\n"],
  ['resolvable', 'packages/siwx/src/b.ts', "import { run } from '@portico/core/src/run.js'\nexport const b = run\n"],
  ['exports-are-entries', 'packages/siwx/src/c.ts', "import { run } from './exports/index.js'\nexport const c = run\n"],
  ['no-test-code', 'packages/siwx/src/d.ts', "import { fake } from './testing/fake.js'\nexport const d = fake\n"],
  [
    'stores-hold-state',
    'packages/controllers/src/instance/state/modalState.ts',
    "import { open } from '../../navigation/modal/open.js'\nexport const a = open\n",
  ],
  [
    'stores-stand-alone',
    'packages/controllers/src/instance/state/themeState.ts',
    "import { a } from './modalState.js'\nexport const b = a\n",
  ],
  [
    'views-navigate',
    'packages/react/src/views/account/Account/Account.tsx',
    "import { Send } from '../../send/Send/Send.js'\nexport const Account = Send\n",
  ],
  [
    'views-stay-lazy',
    'packages/react/src/modal/Modal.tsx',
    "import { Send } from '../views/send/Send/Send.js'\nexport const Modal = Send\n",
  ],
  [
    'groups-share-parts',
    'packages/react/src/views/account/part.ts',
    "import { amount } from '../send/amount.js'\nexport const part = amount\n",
  ],
  [
    'groups-stay-lazy',
    'packages/react/src/views/eager.ts',
    "import { views } from './send/group.js'\nexport const eager = views\n",
  ],
  [
    'presets-are-the-hosts',
    'packages/react/src/names.ts',
    "export const load = () => import('@portico/core/networks')\n",
  ],
  ['no-unowned-folder', 'packages/siwx/src/e.ts', "import { u } from './utils/u.js'\nexport const e = u\n"],
  ['no-cycles', 'packages/siwx/src/x.ts', "import { y } from './y.js'\nexport const x = () => y\n"],
  [
    'foreign-react',
    'packages/react/src/money.ts',
    "import { parseEther } from 'viem'\nexport const one = parseEther('1')\n",
  ],
]

function toImport(folder, next) {
  const path = posix.relative(folder, next)
  return path.startsWith('.') ? path : `./${path}`
}

/** Returns for each folder that may not import a later one a file that imports the folder right after it. */
function listLayerFaults() {
  const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs')
  return forbidden.flatMap(({ name, from, to }) => {
    const [, folder] = from.path?.match(/\/src\/([\w/-]+)\/($|\(\?!)/) ?? []
    const [, next] = to.path?.match(/\/src\/\(([\w/-]+)\//) ?? []
    if (!name.startsWith('layers-') || !folder || !next || /(^|\/)testing$/.test(folder)) return []
    const source = `packages/${name.slice('layers-'.length)}/src`
    write(`${source}/${next}/target.ts`, 'export type Target = 1\n')
    return [
      [
        name,
        `${source}/${folder}/upward.ts`,
        `import type { Target } from '${toImport(folder, next)}/target.js'\nexport type A = Target\n`,
      ],
    ]
  })
}

function writeSoundTree() {
  write('apps/lab/web/page.ts', 'export const page = 1\n')
  write('apps/lab/peer/peer.ts', 'export const peer = 1\n')
  write('apps/lab/web/peer/page.ts', "import { peer } from '../../peer/peer.js'\nexport const page = peer\n")
  for (const folder of ['solana', 'chains']) write(`apps/lab/stack/${folder}/chain.ts`, 'export const chain = 1\n')
  write('apps/lab/shared/fact.ts', 'export const fact = 1\n')
  write('apps/parts/src/part.ts', 'export const part = 1\n')
  write('apps/wallet/server/rpc/ask.ts', "import { part } from '../../../parts/src/part.js'\nexport const ask = part\n")
  write('apps/wallet/site/draw.ts', "import { ask } from '../server/rpc/ask.js'\nexport const draw = ask\n")
  write(
    'apps/wallet/server/ask.test.ts',
    "import { chain } from '../../lab/stack/chains/chain.js'\nexport const test = chain\n",
  )
  write('packages/core/src/exports/networks.ts', 'export const mainnet = 1\n')
  write(
    'packages/controllers/src/instance/state/routes.ts',
    'export const routes = {\n  Account: { group: 1 },\n  Send: { group: 2 },\n}\n',
  )
  write('packages/controllers/src/instance/getInternals.ts', 'export const getInternals = 1\n')
  write(
    'packages/controllers/src/navigation/modal/open.ts',
    "import { getInternals } from '../../instance/getInternals.js'\nexport const open = getInternals\n",
  )
  write('packages/siwx/src/testing/fake.ts', 'export const fake = 1\n')
  write('packages/siwx/src/y.ts', "import { x } from './x.js'\nexport const y = () => x\n")
  write('packages/siwx/src/x.ts', 'export const x = 1\n')
  write('packages/siwx/src/utils/u.ts', 'export const u = 1\n')
  write('packages/react/src/views/send/Send/Send.tsx', 'export const Send = 1\n')
  write('packages/react/src/views/send/amount.ts', 'export const amount = 1\n')
  write('packages/react/src/views/send/group.ts', "import { Send } from './Send/Send.js'\nexport const views = Send\n")
  write('packages/react/src/lazy.ts', "export const load = () => import('./views/send/group.js')\n")
  write('packages/react/src/used.ts', "import { run } from '@portico/controllers'\nexport const used = run\n")
  write('packages/react/node_modules/viem/package.json', '{"name":"viem","version":"2.0.0","main":"index.js"}')
  write('packages/react/node_modules/viem/index.js', 'exports.parseEther = () => 1\n')
  write('packages/controllers/src/types.ts', "import type { Shape } from '@portico/siwx'\nexport type T = Shape\n")
}

test('the rules of the graph allow a sound tree and refuse each way around the architecture', () => {
  writeSoundTree()
  expect(cruise()).toEqual([])
  const layerFaults = listLayerFaults()
  expect(layerFaults.length).toBeGreaterThan(30)
  const all = [...faults, ...layerFaults]
  for (const [, path, text] of all) write(path, text)
  const broken = cruise()
  expect(broken).toEqual(expect.arrayContaining(all.map(([rule, path]) => `${rule}: ${path}`)))
}, 30_000)
