// Installs the packed packages into an empty project, as an integrator would, builds the README's app with
// them, and runs it in a browser.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRunner } from './lib/createRunner.mjs'
import { findNpm } from './lib/findNpm.mjs'
import { findTreeFaults } from './lib/findTreeFaults.mjs'
import { packPackage } from './lib/packPackage.mjs'
import { listImports, readExample } from './lib/readExample.mjs'
import { listPackages } from './lib/stages.mjs'
import { tryExample } from './lib/tryExample.mjs'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'portico-install-'))
const runner = createRunner()
/** The README's app adds what it needs; without an icon of its own the browser would ask for one. */
const page =
  '<!doctype html><link rel="icon" href="data:," /><body><script type="module" src="./app.tsx"></script></body>'

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Packs all packages; returns their tarballs by package name. */
async function packAll() {
  const tarballs = {}
  for (const name of listPackages(root)) {
    const destination = join(folder, 'tarballs', name)
    mkdirSync(destination, { recursive: true })
    tarballs[readJson(join(root, 'packages', name, 'package.json')).name] = await packPackage(root, name, destination)
  }
  return tarballs
}

/** Versions the workspace is tested with, for the packages that the host brings. */
function pickHostVersions() {
  const { devDependencies } = readJson(join(root, 'package.json'))
  const names = ['react', 'react-dom', 'viem']
  return Object.fromEntries(names.map((name) => [name, devDependencies[name]]))
}

function writeProject(project, tarballs) {
  const code = readExample(readFileSync(join(root, 'README.md'), 'utf8'), 'createPortico(')
  const files = Object.entries(tarballs).map(([name, file]) => [name, `file:${file}`])
  const dependencies = { ...Object.fromEntries(files), ...pickHostVersions() }
  const missing = listImports(code).filter((name) => !dependencies[name])
  if (missing.length > 0) throw new Error(`The README's app imports ${missing.join(', ')}, which it does not install.`)
  mkdirSync(project)
  writeFileSync(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }))
  writeFileSync(join(project, 'app.tsx'), code)
  writeFileSync(join(project, 'index.html'), page)
}

async function mustRun(what, command, args, options) {
  const { code, output } = await runner.run(command, args, options)
  if (code !== 0) throw new Error(`${what} failed.\n${output}`)
  return output
}

function readTree(project) {
  const { packages } = readJson(join(project, 'package-lock.json'))
  const entries = Object.entries(packages).filter(([path]) => path && existsSync(join(project, path, 'package.json')))
  return Object.fromEntries(
    entries.map(([path, info]) => [path, { ...info, license: readJson(join(project, path, 'package.json')).license }]),
  )
}

try {
  const project = join(folder, 'project')
  const tarballs = await packAll()
  writeProject(project, tarballs)
  const npm = findNpm()
  const flags = ['--strict-peer-deps', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund']
  await mustRun('npm install', npm.command, [...npm.args, 'install', ...flags], { cwd: project })
  const faults = findTreeFaults(readTree(project))
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const args = [vite, 'build', '--logLevel', 'warn']
  const output = await mustRun('vite build', process.execPath, args, { cwd: project })
  if (/warn/i.test(output)) faults.push(`vite build warned:\n${output}`)
  faults.push(...(await tryExample(join(project, 'dist'))))
  const imports = `await Promise.all(${JSON.stringify(Object.keys(tarballs))}.map((name) => import(name)))`
  await mustRun('Importing on a server', process.execPath, ['--input-type=module', '-e', imports], { cwd: project })
  for (const fault of faults) console.log(fault)
  console.log(`${Object.keys(tarballs).length} packages installed, built and run, ${faults.length} faults.`)
  process.exitCode = faults.length === 0 ? 0 : 1
} catch (error) {
  console.log(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  runner.release()
  rmSync(folder, { recursive: true, force: true })
}
