// Installs the packed packages into empty projects, as integrators would, builds the READMEs' apps with them (the short
// one with each supported React, the one for Next.js), and runs them in a browser.
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
import { tryNextApp } from './lib/tryNextApp.mjs'
import { writeNextApp } from './lib/writeNextApp.mjs'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'portico-install-'))
const runner = createRunner()
const olderReact = '18.3.1'
const next = '16.4.6'
/** The README's app mounts itself. Without an icon, browsers would request one. */
const page =
  '<!doctype html><link rel="icon" href="data:," /><body><script type="module" src="./app.tsx"></script></body>'

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Packs all packages and returns their tarballs by package name. */
async function packAll() {
  const tarballs = {}
  for (const name of listPackages(root)) {
    const destination = join(folder, 'tarballs', name)
    mkdirSync(destination, { recursive: true })
    tarballs[readJson(join(root, 'packages', name, 'package.json')).name] = await packPackage(root, name, destination)
  }
  return tarballs
}

/**
 * Lists the importable entries, such as `@portico/core/networks`, without the one that needs the WalletConnect client.
 */
function listEntries() {
  return listPackages(root).flatMap((folderName) => {
    const { name, exports } = readJson(join(root, 'packages', folderName, 'package.json'))
    const paths = Object.keys(exports).filter((path) => !/\.(css|json)$|walletconnect$/.test(path))
    return paths.map((path) => join(name, path))
  })
}

/** Returns the dependencies of each project: the packages, and the host's libraries in the workspace's versions. */
function listDependencies(tarballs, react) {
  const { devDependencies } = readJson(join(root, 'package.json'))
  const packed = Object.entries(tarballs).map(([name, file]) => [name, `file:${file}`])
  const host = { react: react ?? devDependencies.react, 'react-dom': react ?? devDependencies['react-dom'] }
  return { ...Object.fromEntries(packed), ...host, viem: devDependencies.viem }
}

function writeExample(project, dependencies) {
  const code = readExample(readFileSync(join(root, 'README.md'), 'utf8'), 'createPortico(')
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

async function install(project) {
  const npm = findNpm()
  const flags = ['--strict-peer-deps', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund']
  await mustRun('npm install', npm.command, [...npm.args, 'install', ...flags], { cwd: project })
}

function readTree(project) {
  const { packages } = readJson(join(project, 'package-lock.json'))
  const entries = Object.entries(packages).filter(([path]) => path && existsSync(join(project, path, 'package.json')))
  return Object.fromEntries(
    entries.map(([path, info]) => [path, { ...info, license: readJson(join(project, path, 'package.json')).license }]),
  )
}

/** Builds and runs the README's app with a version of React. */
async function tryReadme(tarballs, react) {
  const project = join(folder, `readme-${react ?? 'newest'}`)
  writeExample(project, listDependencies(tarballs, react))
  await install(project)
  const faults = findTreeFaults(readTree(project))
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const output = await mustRun('vite build', process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: project })
  if (/warn/i.test(output)) faults.push(`vite build warned:\n${output}`)
  faults.push(...(await tryExample(join(project, 'dist'))))
  const imports = `await Promise.all(${JSON.stringify(Object.keys(tarballs))}.map((name) => import(name)))`
  await mustRun('Importing on a server', process.execPath, ['--input-type=module', '-e', imports], { cwd: project })
  return faults
}

/** Builds and runs the Next.js app of the React package's README. */
async function tryNext(tarballs) {
  const project = join(folder, 'next')
  const entries = listEntries()
  const readme = readFileSync(join(root, 'packages/react/README.md'), 'utf8')
  writeNextApp({ readme, folder: project, entries, dependencies: { ...listDependencies(tarballs), next } })
  await install(project)
  return tryNextApp({ folder: project, runner, entryCount: entries.length })
}

try {
  const tarballs = await packAll()
  const apps = [
    ['newest React', () => tryReadme(tarballs)],
    [`React ${olderReact}`, () => tryReadme(tarballs, olderReact)],
    [`Next.js ${next}`, () => tryNext(tarballs)],
  ]
  const faults = []
  for (const [name, tryApp] of apps) faults.push(...(await tryApp()).map((fault) => `${name}: ${fault}`))
  for (const fault of faults) console.log(fault)
  console.log(
    `${Object.keys(tarballs).length} packages installed, built and run in ${apps.length} apps, ${faults.length} faults.`,
  )
  process.exitCode = faults.length === 0 ? 0 : 1
} catch (error) {
  console.log(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  runner.release()
  rmSync(folder, { recursive: true, force: true })
}
