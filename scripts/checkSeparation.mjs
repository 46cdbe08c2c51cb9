// Builds an app with one adapter, for each adapter, and checks that no chunk contains code of the other one.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSizeApp } from './lib/buildSizeApp.mjs'
import { findForeignModules } from './lib/findForeignModules.mjs'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'portico-separation-'))

try {
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
