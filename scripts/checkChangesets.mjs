// A package whose published files differ from those of its last version has a changeset, and each has a version of its own.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findMissingChangesets, isPublished, readPublishedManifest } from './lib/findMissingChangesets.mjs'
import { findTightPeers } from './lib/findTightPeers.mjs'
import { listPackages } from './lib/stages.mjs'

const root = join(import.meta.dirname, '..')

function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
}

/** Returns the commit that last changed the line of the version. */
function findVersionCommit(manifest) {
  return git('log', '-1', '--format=%H', '-G', '^\\s*"version":', '--', manifest).trim()
}

function listChanges(folder) {
  const manifest = `${folder}/package.json`
  const commit = findVersionCommit(manifest)
  if (!commit) return [manifest]
  const files = [
    ...git('diff', '--name-only', '-z', commit, '--', folder).split('\0'),
    ...git('ls-files', '--others', '--exclude-standard', '-z', '--', folder).split('\0'),
  ]
  const changed = files.map((file) => file.slice(folder.length + 1)).filter(isPublished)
  const before = readPublishedManifest(git('show', `${commit}:${manifest}`))
  const now = readPublishedManifest(readFileSync(join(root, manifest), 'utf8'))
  return before === now ? changed : [...changed, 'package.json']
}

const manifests = listPackages(root).map((folder) => ({
  folder,
  ...JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8')),
}))
const packages = manifests.map(({ folder, name, version }) => {
  return { name, version, changed: version === '0.0.0' ? [] : listChanges(`packages/${folder}`) }
})
const names = readdirSync(join(root, '.changeset')).filter((file) => file.endsWith('.md') && file !== 'README.md')
const texts = names.map((file) => readFileSync(join(root, '.changeset', file), 'utf8'))
const faults = [...findMissingChangesets(packages, texts), ...findTightPeers(manifests)]
for (const fault of faults) console.log(fault)
console.log(`${packages.length} packages, ${names.length} changesets, ${faults.length} faults.`)
process.exit(faults.length === 0 ? 0 : 1)
