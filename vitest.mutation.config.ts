import { defineConfig } from 'vitest/config'

const shared = {
  resolve: { conditions: ['@portico/source'] },
  ssr: { resolve: { conditions: ['@portico/source'] } },
}
// One thread for all files of a project, because starting one per file took most of the time. Mutants in code that runs
// on import are still tested: each mutant gets new threads.
const isolate = false
// A browser or a sandbox that a test drives loads the original code, without any mutant.
const driven = ['**/*.browser.test.*', '**/*.vm.test.ts', '**/hostile*.test.ts']
// Comparing with other implementations takes too long to be done for each mutant.
const left = ['**/node_modules/**', ...driven, '**/oracles.fuzz.test.ts']

export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: {
          name: 'node',
          isolate,
          environment: 'node',
          include: ['packages/*/src/**/*.test.ts'],
          exclude: [...left, '**/*.dom.test.ts'],
        },
      },
      {
        ...shared,
        test: {
          name: 'dom',
          isolate,
          environment: 'happy-dom',
          include: ['packages/*/src/**/*.dom.test.ts'],
          exclude: left,
        },
      },
    ],
  },
})
