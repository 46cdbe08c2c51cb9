// Packs one built package and checks what would be published: `node scripts/checkPackage.mjs core`.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { createRunner } from './lib/createRunner.mjs'
import { findPackFaults } from './lib/findPackFaults.mjs'
import { packPackage } from './lib/packPackage.mjs'
import { readTarball } from './lib/readTarball.mjs'

const name = process.argv[2]
if (!name) throw new Error('Name the folder of a package, such as `core`.')
const root = resolve(import.meta.dirname, '..')

/** Path of the command. The package's main export is something else. */
const attw = join(dirname(fileURLToPath(import.meta.resolve('@arethetypeswrong/cli/package.json'))), 'dist/index.js')

async function lint(file, manifest) {
  const bytes = readFileSync(file)
  const tarball = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)
  const { messages } = await publint({ pack: { tarball }, strict: true })
  return messages.map((message) => `publint: ${formatMessage(message, manifest)}`)
}

async function checkTypes(file, manifest) {
  const styles = Object.keys(manifest.exports).filter((key) => key.endsWith('.css'))
  const excluded = styles.length > 0 ? ['--exclude-entrypoints', ...styles] : []
  const runner = createRunner()
  const args = [attw, file, '--profile', 'esm-only', '--no-emoji', '--no-color', ...excluded]
  const { code, output } = await runner.run(process.execPath, args, { cwd: root })
  runner.release()
  return code === 0 ? [] : [`attw:\n${output}`]
}

const folder = mkdtempSync(join(tmpdir(), 'portico-pack-'))
try {
  const file = await packPackage(root, name, folder)
  const files = readTarball(readFileSync(file))
  const manifest = JSON.parse(files['package.json'].toString())
  const faults = [
    ...findPackFaults(manifest, files),
    ...(await lint(file, manifest)),
    ...(await checkTypes(file, manifest)),
  ]
  for (const fault of faults) console.log(fault)
  console.log(`${manifest.name}: ${Object.keys(files).length} files, ${faults.length} faults.`)
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
