import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const node = process.execPath

/**
 * Lists the workspace's published packages by folder name.
 *
 * @param {string} root
 * @returns {string[]}
 */
export function listPackages(root) {
  return readdirSync(join(root, 'packages'))
    .filter((name) => existsSync(join(root, 'packages', name, 'package.json')))
    .sort()
}

function tool(path, ...args) {
  return [node, join('node_modules', path), ...args]
}

function script(name, ...args) {
  return { name, command: [node, `scripts/${name}.mjs`, ...args] }
}

/** @param {{ name?: string, projects: string[], more?: string[] }} options */
function vitest({ projects, name = projects.join(', '), more = [] }) {
  const selection = [...projects.flatMap((project) => ['--project', project]), ...more]
  const flags = ['--reporter=default', '--reporter=json', '--outputFile.json={report}']
  return {
    name,
    command: tool('vitest/vitest.mjs', 'run', ...selection, ...flags),
    report: 'vitest',
  }
}

function typecheck(folder) {
  return { name: folder, command: tool('typescript7/bin/tsc', '--noEmit', '-p', join(folder, 'tsconfig.json')) }
}

function playwright(name, config) {
  const cli = 'apps/lab/node_modules/@playwright/test/cli.js'
  const args = ['test', '-c', `apps/lab/${config}`, '--reporter=list,json', '--retries=1']
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: '{report}' }
  return { name, checks: [{ name: 'playwright', command: [node, cli, ...args], env, report: 'playwright' }] }
}

/**
 * Lists the stages of `npm run check`: what needs neither a build nor a browser.
 *
 * @param {string} root
 * @returns {import('./runStages.mjs').Stage[]}
 */
export function quickStages(root) {
  const folders = [...listPackages(root).map((name) => join('packages', name)), 'apps/parts', 'apps/wallet', 'apps/lab']
  return [
    {
      name: 'lint',
      checks: [
        { name: 'biome', command: tool('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '--colors=off', '.') },
      ],
    },
    { name: 'types', checks: folders.map(typecheck) },
    {
      name: 'graph',
      checks: [
        {
          name: 'dependency-cruiser',
          command: tool(
            'dependency-cruiser/bin/dependency-cruise.mjs',
            'packages',
            'apps',
            '--output-type',
            'err-long',
          ),
        },
        script('checkModuleState'),
        script('checkStructure'),
        script('checkErrorDocs'),
      ],
    },
    { name: 'unit', checks: [vitest({ projects: ['node', 'dom', 'types'], more: ['packages/', 'scripts/'] })] },
  ]
}

/**
 * Lists the stages of `npm test`.
 *
 * @param {string} root
 * @returns {import('./runStages.mjs').Stage[]}
 */
export function allStages(root) {
  return [
    ...quickStages(root),
    { name: 'knip', checks: [{ name: 'knip', command: tool('knip/bin/knip.js', '--no-progress') }] },
    { name: 'browser', checks: [vitest({ projects: ['browser'] })] },
    { name: 'stack', checks: [vitest({ projects: ['node'], name: 'stack', more: ['apps/lab/', 'apps/parts/'] })] },
    // Apart from the lab's: clients of WalletConnect live on in its process, and some of the wallet's tests turn the clock.
    { name: 'wallet', checks: [vitest({ projects: ['node'], name: 'wallet', more: ['apps/wallet/'] })] },
    {
      name: 'build',
      checks: [{ name: 'turbo', command: tool('turbo/bin/turbo', 'run', 'build', '--output-logs=errors-only') }],
    },
    {
      name: 'packages',
      checks: [
        ...listPackages(root).map((name) => script('checkPackage', name)),
        script('checkPublicDocs'),
        script('checkChangesets'),
      ],
    },
    { name: 'size', checks: [script('checkSize'), script('checkRounds'), script('checkSeparation')] },
    { name: 'pack', checks: [script('packTest')] },
    playwright('e2e', 'playwright.config.ts'),
    playwright('postgres', 'playwright.postgres.config.ts'),
    playwright('browsers', 'playwright.browsers.config.ts'),
  ]
}
