import { defineConfig } from 'vitest/config'

const shared = {
  resolve: { conditions: ['@portico/source'] },
  ssr: { resolve: { conditions: ['@portico/source'] } },
}
// One thread for all files of a project: starting one for each file took most of the time. A fault in what runs as a
// module loads is there all the same: each fault gets threads of its own.
const isolate = false
// A browser that a test drives loads the code as it is in the repository, without any fault.
const driven = ['**/*.browser.test.*', '**/hostile*.test.ts']
const left = ['**/node_modules/**', ...driven]

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
