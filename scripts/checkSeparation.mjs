// Builds an app with one adapter only, for each of them, and makes sure that nothing of the other one is in any chunk.
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
    // Without a module of its own adapter the check would find nothing at all.
    if (own === 0 || foreign.length > 0) process.exitCode = 1
  }
} catch (error) {
  console.log(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
