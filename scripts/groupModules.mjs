// Finds out which modules of the packages are always downloaded together and writes scripts/groups.json, from which
// each package's build merges them: `base` is the first download, `shared` what resuming a connection and connecting
// both add, `session` what only resuming adds, `open` what the first opening of the modal adds, `request` what the first
// HTTP request adds and `balance` what the first balance adds. Run it when the sizes have grown for no visible reason.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSizeApp } from './lib/buildSizeApp.mjs'
import { listStaticGraph } from './lib/measureGraph.mjs'
import { recordOpening } from './lib/recordOpening.mjs'
import { listPackages } from './lib/stages.mjs'

const root = join(import.meta.dirname, '..')
const names = listPackages(root)

function buildPackages(environment) {
  for (const name of names) {
    const cwd = join(root, 'packages', name)
    const env = { ...process.env, ...environment }
    const result = spawnSync(process.execPath, ['../../scripts/build-package.mjs'], { cwd, env, stdio: 'inherit' })
    if (result.status !== 0) process.exit(result.status ?? 1)
  }
}

/** Ids of our own modules, such as `core/errors/PorticoError.js`. */
function listOwn(chunks) {
  const ids = chunks.flatMap(({ modules }) => Object.keys(modules))
  return ids.flatMap(
    (id) => /\/packages\/([^/]+\/)dist\/(.+\.js)$/.exec(id.replaceAll('\\', '/'))?.slice(1).join('') ?? [],
  )
}

/**
 * Messages are one download per language; of the presets an app takes only some; and a merged file of core that imports
 * lazily would depend on the bundler's loading code, which keeps bundlers from putting it into the app's own chunk.
 */
function staysApart(path) {
  return /(^|\/)i18n\/en\/|^networks\/presets\/|^http\/createHttpClient\.js$/.test(path)
}

buildPackages({ PORTICO_KEEP_MODULES: '1' })
const folder = mkdtempSync(join(tmpdir(), 'portico-groups-'))
try {
  const chunks = await buildSizeApp({ root, page: 'app', outDir: folder })
  const listWith = (wanted) =>
    listOwn(
      listStaticGraph(
        chunks,
        wanted.map(({ fileName }) => fileName),
      ),
    )
  /** The modules that come with the chunk made for a lazy import. */
  const listLazy = (name) => listWith(chunks.filter(({ entryOf = '' }) => name.test(entryOf)))
  /** The modules that come with a module, whichever chunk holds it. */
  const listHolding = (id) => listWith(chunks.filter((chunk) => listOwn([chunk]).includes(id)))
  const entry = chunks.filter(({ entryOf }) => entryOf?.endsWith('app.html'))
  const { files } = await recordOpening(folder, 'app.html')
  const base = listWith(entry)
  const session = listLazy(/\/(wakePortico|connectWallet|createConnector)\.js$/)
  const open = [...base, ...listOwn(listStaticGraph(chunks, files))]
  // What connecting needs too is one more group: the modal need not wait for the rest of what resuming takes.
  const needed = [...listLazy(/\/views\/connecting\/group\.js$/), ...open]
  const shared = session.filter((id) => needed.includes(id))
  const request = listHolding('core/http/performRequest.js')
  const balance = listLazy(/\/assets\/getNativeBalance\.js$/).filter((id) => !id.endsWith('/getNativeBalance.js'))
  const groups = {}
  const seen = new Set()
  for (const [group, ids] of Object.entries({ base, shared, session, open, request, balance }))
    for (const id of ids.filter((each) => !seen.has(each)).sort()) {
      seen.add(id)
      const [name, ...path] = id.split('/')
      if (staysApart(path.join('/'))) continue
      groups[name] ??= {}
      groups[name][group] ??= []
      groups[name][group].push(path.join('/'))
    }
  writeFileSync(join(root, 'scripts/groups.json'), `${JSON.stringify(groups, undefined, 2)}\n`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
buildPackages({})
