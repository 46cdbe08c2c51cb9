// `npm run mutation [-- package… | package/folder…]`: changes one thing after the other in a package, or in one folder of
// its sources, and counts which changes its tests notice. Fails below the score in stryker.config.mjs. Without names it
// takes every package that guards secrets.
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstall, ensureNode } from './lib/ensureTools.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const guarded = ['frame-bridge', 'siwx']
const named = process.argv.slice(2)

async function mutate(target) {
  // Only available once the packages are installed.
  const { Stryker } = await import('@stryker-mutator/core')
  const [name, ...folders] = target.split('/')
  const source = `packages/${name}/src`
  const unneeded = [
    'apps',
    'docs',
    'scripts',
    ...readdirSync('packages').flatMap((other) => (other === name ? [] : `packages/${other}`)),
  ]
  console.log(`\n${target}`)
  await new Stryker({
    // Tests, what only they use, and re-exports are no code of the package.
    mutate: [
      `${[source, ...folders].join('/')}/**/*.ts`,
      `!${source}/**/*.{test,test-d}.*`,
      `!${source}/exports/**`,
      `!${source}/{,*/}testing/**`,
    ],
    // The tests run in a copy of the repository, which only needs the package.
    ignorePatterns: unneeded.map((path) => `/${path}`),
  }).runMutationTest()
}

try {
  ensureNode()
  await ensureInstall({ root })
  process.chdir(root)
  for (const target of named.length > 0 ? named : guarded) await mutate(target)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
