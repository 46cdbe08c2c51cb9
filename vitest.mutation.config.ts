import { defineConfig } from 'vitest/config'

const shared = {
  resolve: { conditions: ['@portico/source'] },
  ssr: { resolve: { conditions: ['@portico/source'] } },
}
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
          environment: 'node',
          include: ['packages/*/src/**/*.test.ts'],
          exclude: [...left, '**/*.dom.test.ts'],
        },
      },
      {
        ...shared,
        test: { name: 'dom', environment: 'happy-dom', include: ['packages/*/src/**/*.dom.test.ts'], exclude: left },
      },
    ],
  },
})
