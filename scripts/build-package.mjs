// Builds the package in the working directory: JavaScript by tsup, declarations by TypeScript 7, merged modules by
// scripts/groups.mjs, and the stylesheet when the package has one.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { groups } from './groups.mjs'
import { listGroups } from './lib/listGroups.mjs'
import { lockBuild } from './lib/lockBuild.mjs'
import { mergeModules, redirectLazyImports } from './lib/mergeModules.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

function run(file, args) {
  const result = spawnSync(process.execPath, [join(root, file), ...args], { stdio: 'inherit' })
  if (result.status !== 0) process.exit(result.status ?? 1)
}

await lockBuild(process.cwd())
run('node_modules/tsup/dist/cli-default.js', [])
run('node_modules/typescript7/bin/tsc', ['-p', 'tsconfig.build.json'])
const dist = join(process.cwd(), 'dist')
const merged = (await listGroups({ root, groups }))[basename(process.cwd())] ?? {}
for (const [group, files] of Object.entries(merged)) await mergeModules({ dist, group, files })
redirectLazyImports({ dist, groups: merged })
if (existsSync('scripts/build-styles.mjs')) {
  const result = spawnSync(process.execPath, ['scripts/build-styles.mjs'], { stdio: 'inherit' })
  process.exit(result.status ?? 1)
}
