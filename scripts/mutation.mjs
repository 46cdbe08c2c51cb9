// `npm run mutation [-- package…]`: changes one thing after the other in a package and counts which changes its tests
// notice. Fails below the score in stryker.config.mjs. Without names it takes every package that guards secrets.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Stryker } from '@stryker-mutator/core'

const root = join(import.meta.dirname, '..')
const guarded = ['frame-bridge']
const named = process.argv.slice(2)

process.chdir(root)
for (const name of named.length > 0 ? named : guarded) {
  const source = `packages/${name}/src`
  const unneeded = [
    'apps',
    'docs',
    'scripts',
    ...readdirSync('packages').flatMap((other) => (other === name ? [] : `packages/${other}`)),
  ]
  console.log(`\n${name}`)
  await new Stryker({
    // Declarations, re-exports and what only tests use hold nothing to get wrong.
    mutate: [
      `${source}/**/*.ts`,
      `!${source}/**/*.{test,test-d}.*`,
      `!${source}/exports/**`,
      `!${source}/**/testing/**`,
    ],
    // The tests run in a copy of the work tree, which needs the package alone.
    ignorePatterns: unneeded.map((path) => `/${path}`),
  }).runMutationTest()
}
