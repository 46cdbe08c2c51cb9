import { readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { compileCssModule } from './scripts/compileCssModule.mjs'
import { browserArguments, findBrowser } from './scripts/findBrowser.mjs'

const virtual = '\0portico-css-module:'

/**
 * Class maps of CSS modules, exactly as in the published build. The id ends in `.js`, because Vite treats anything that
 * ends in `.css` as a stylesheet.
 */
const cssModules = {
  name: 'portico-css-modules',
  enforce: 'pre' as const,
  resolveId(source: string, importer: string | undefined) {
    if (!source.endsWith('.module.css') || !importer) return null
    return `${virtual}${resolve(dirname(importer), source)}.js`
  },
  load(id: string) {
    if (!id.startsWith(virtual)) return null
    const file = id.slice(virtual.length, -'.js'.length)
    const { exports } = compileCssModule(relative(process.cwd(), file), readFileSync(file, 'utf8'))
    return `export default ${JSON.stringify(exports)}`
  },
}

// Generous, because a busy machine is slow. In milliseconds.
const testTimeout = 20_000

const shared = {
  plugins: [cssModules, react()],
  resolve: { conditions: ['@portico/source'] },
  ssr: { resolve: { conditions: ['@portico/source'] } },
}

export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: {
          name: 'node',
          testTimeout,
          environment: 'node',
          // No module holds state, so test files can share modules, which is five times as fast.
          isolate: false,
          unstubGlobals: true,
          restoreMocks: true,
          include: [
            'packages/*/src/**/*.test.ts',
            'scripts/**/*.test.mjs',
            'apps/parts/src/**/*.test.ts',
            'apps/wallet/{api,server,site}/**/*.test.ts',
            'apps/lab/{stack,peer}/**/*.test.ts',
          ],
          exclude: ['**/*.dom.test.ts', '**/*.browser.test.ts', '**/node_modules/**', '**/dist/**'],
        },
      },
      {
        ...shared,
        test: {
          name: 'dom',
          testTimeout,
          setupFiles: ['scripts/waitLonger.mjs'],
          environment: 'happy-dom',
          // Threads start twice as fast as processes.
          pool: 'threads',
          include: ['packages/*/src/**/*.test.tsx', 'packages/*/src/**/*.dom.test.ts'],
          exclude: ['**/*.browser.test.tsx', '**/node_modules/**', '**/dist/**'],
        },
      },
      {
        ...shared,
        test: {
          name: 'browser',
          testTimeout,
          setupFiles: ['scripts/waitLonger.mjs'],
          expect: { poll: { timeout: 5_000 } },
          include: ['packages/*/src/**/*.browser.test.{ts,tsx}'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: await findBrowser(), args: browserArguments() } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        ...shared,
        test: {
          name: 'types',
          include: [],
          typecheck: {
            enabled: true,
            only: true,
            include: ['packages/*/src/**/*.test-d.ts'],
            tsconfig: './tsconfig.test-d.json',
          },
        },
      },
    ],
  },
})
