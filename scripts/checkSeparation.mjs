// Builds an app with one adapter, for each adapter, and checks that no chunk contains code of the other one. Likewise for
// sign-in: an app without it has none of its package, and one with it loads the code after its first paint.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSizeApp } from './lib/buildSizeApp.mjs'
import { findForeignModules } from './lib/findForeignModules.mjs'
import { findSignInModules } from './lib/findSignInModules.mjs'
import { listStaticGraph } from './lib/measureGraph.mjs'
import { recordOpening } from './lib/recordOpening.mjs'
import { recordRevisit } from './lib/recordRevisit.mjs'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'portico-separation-'))

function report(message, ids) {
  for (const id of ids) console.log(`${message}: ${id.replace('\0', '').replace(root, '')}`)
  if (ids.length > 0) process.exitCode = 1
}

/** Names of the chunks with code of sign-in that must not come early. */
function listLateFiles(chunks) {
  return chunks.filter((chunk) => findSignInModules([chunk]).late.length > 0).map(({ fileName }) => fileName)
}

async function checkWithoutSignIn() {
  const outDir = join(folder, 'app')
  const chunks = await buildSizeApp({ root, page: 'app', outDir })
  const { files } = await recordOpening(outDir, 'app.html')
  const late = listLateFiles(chunks)
  report('In an app without sign-in', findSignInModules(chunks).siwx)
  report(
    'Requested by an app without sign-in',
    files.filter((file) => late.includes(file)),
  )
  console.log(
    `without sign-in: ${files.length} files until it is open, ${late.length} of sign-in that are not requested.`,
  )
}

async function checkWithSignIn() {
  const outDir = join(folder, 'signIn')
  const chunks = await buildSizeApp({ root, page: 'signIn', outDir })
  const entries = chunks.filter(({ entryOf }) => entryOf?.endsWith('signIn.html')).map(({ fileName }) => fileName)
  report('In the first download of an app with sign-in', findSignInModules(listStaticGraph(chunks, entries)).late)
  const late = listLateFiles(chunks)
  const { early, later } = await recordRevisit(outDir, 'signIn.html')
  report(
    'Requested before the first paint',
    early.filter((file) => late.includes(file)),
  )
  const loaded = later.filter((file) => late.includes(file))
  console.log(`with sign-in: ${early.length} files before the first paint, ${loaded.length} of sign-in after it.`)
  // An app that never loads it would pass for the wrong reason.
  if (loaded.length === 0 || early.length === 0) process.exitCode = 1
}

try {
  await checkWithoutSignIn()
  await checkWithSignIn()
  for (const page of ['evm', 'solana']) {
    const chunks = await buildSizeApp({ root, page, outDir: join(folder, page) })
    const { own, foreign } = findForeignModules(page, chunks)
    for (const id of foreign) console.log(`In an app with ${page} alone: ${id.replace('\0', '').replace(root, '')}`)
    console.log(`${page}: ${chunks.length} chunks, ${own} modules of its adapter, ${foreign.length} of the other.`)
    // An app without code of its own adapter would pass for the wrong reason.
    if (own === 0 || foreign.length > 0) process.exitCode = 1
  }
} catch (error) {
  console.log(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
