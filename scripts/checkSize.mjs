// Measures what an integrator's visitors download, gzipped, and compares it with scripts/budgets.json (1 kB = 1000 B).
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildSizeApp } from './lib/buildSizeApp.mjs'
import { listEarlyModules, listStaticGraph, measureGroups, sumBytes } from './lib/measureGraph.mjs'
import { recordOpening } from './lib/recordOpening.mjs'

const root = join(import.meta.dirname, '..')
const budgets = JSON.parse(readFileSync(join(root, 'scripts/budgets.json'), 'utf8'))
const folder = mkdtempSync(join(tmpdir(), 'portico-size-'))

function findEntry(chunks, page) {
  const entry = chunks.find(({ entryOf }) => entryOf?.endsWith(`${page}.html`))
  if (!entry) throw new Error(`The build of ${page}.html has no entry.`)
  return listStaticGraph(chunks, [entry.fileName])
}

function listModules(chunks) {
  return chunks.flatMap(({ modules }) => Object.keys(modules))
}

/** Ids of generated modules start with a non-printing character. */
function showPath(id) {
  return id.replace('\0', '').replace(root, '').slice(-100)
}

/** Prints the largest modules of the first download, to see what made it grow. */
function printLongest(chunks) {
  const lengths = chunks
    .flatMap(({ modules }) => Object.entries(modules))
    .filter(([id]) => !/node_modules\/(react|react-dom|scheduler)\//.test(id))
  const longest = lengths.sort(([, a], [, b]) => b - a).slice(0, 25)
  for (const [id, length] of longest) console.log(`${String(length).padStart(9)}  ${showPath(id)}`)
}

function printRow({ name, bytes, budget }) {
  const verdict = bytes <= budget ? 'ok' : 'TOO BIG'
  console.log(
    `${name.padEnd(22)}${(bytes / 1000).toFixed(2).padStart(8)} kB of ${(budget / 1000).toFixed(2).padStart(6)}  ${verdict}`,
  )
}

try {
  const appFolder = join(folder, 'app')
  const app = await buildSizeApp({ root, page: 'app', outDir: appFolder })
  const bare = sumBytes(findEntry(await buildSizeApp({ root, page: 'bare', outDir: join(folder, 'bare') }), 'bare'))
  const entry = findEntry(app, 'app')
  const { files, foreign } = await recordOpening(appFolder, 'app.html')
  const open = listStaticGraph(app, [...files, ...entry.map(({ fileName }) => fileName)])
  const own = await buildSizeApp({ root, page: 'app', outDir: join(folder, 'own'), thirdParty: false })
  const css = gzipSync(readFileSync(join(root, 'packages/react/dist/styles.css')), { level: 9 }).length
  const groups = measureGroups(own, listModules(open))

  const rows = [
    { name: 'entry', bytes: sumBytes(entry) - bare, budget: budgets.entry },
    { name: 'open', bytes: sumBytes(open) - bare, budget: budgets.open },
    { name: 'css', bytes: css, budget: budgets.css },
    ...groups.map(({ name, bytes }) => ({ name: `view group ${name}`, bytes, budget: budgets.group })),
  ]
  for (const row of rows) printRow(row)
  const early = listEarlyModules(entry)
  for (const id of early) console.log(`In the first download, but must come later: ${showPath(id)}`)
  for (const url of foreign) console.log(`Requested from another host: ${url}`)
  const tooBig = rows.filter(({ bytes, budget }) => bytes > budget)
  if (tooBig.length > 0) printLongest(tooBig[0].name === 'entry' ? entry : open)
  const isFine = tooBig.length + early.length + foreign.length === 0 && groups.length > 0
  process.exitCode = isFine ? 0 : 1
} catch (error) {
  console.log(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
