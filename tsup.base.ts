import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { defineConfig } from 'tsup'
import { compileCssModule } from './scripts/compileCssModule.mjs'

type Plugin = NonNullable<
  Parameters<typeof defineConfig>[0] extends infer O ? (O extends { esbuildPlugins?: infer P } ? P : never) : never
>[number]

/**
 * Keeps one output file per source file, so that a bundler of the integrator can put every function into the chunk
 * that uses it. A bundled package would move everything that shares a file into the entry chunk.
 */
const preserveModules: Plugin = {
  name: 'preserve-modules',
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\// }, (args) => {
      if (args.kind === 'entry-point') return undefined
      if (!args.path.endsWith('.module.css')) return { path: args.path, external: true, sideEffects: false }
      // tsup handles every path that ends in .css itself, before this plugin is called.
      return { path: `${relative(process.cwd(), join(args.resolveDir, args.path))}?names`, namespace: 'css-module' }
    })
    build.onLoad({ filter: /./, namespace: 'css-module' }, (args) => {
      const path = args.path.replace('?names', '')
      const { exports } = compileCssModule(path, readFileSync(path, 'utf8'))
      return { contents: `export default ${JSON.stringify(exports)}`, loader: 'js' }
    })
  },
}

/** Returns the build of a published package: ESM only, one file per module; declarations come from TypeScript 7. */
export function definePackage() {
  // Fakes are only published by packages that export them.
  const manifest: unknown = JSON.parse(readFileSync('package.json', 'utf8'))
  const hasTesting = JSON.stringify(manifest).includes('"./testing"')
  const left = ['test', 'test-d', 'stories'].map((kind) => `!src/**/*.${kind}.*`)
  return defineConfig({
    entry: ['src/**/*.ts', 'src/**/*.tsx', ...left, '!src/**/*.d.ts', ...(hasTesting ? [] : ['!src/testing/**'])],
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    outDir: 'dist',
    bundle: true,
    splitting: false,
    clean: true,
    dts: false,
    sourcemap: false,
    silent: true,
    esbuildPlugins: [preserveModules],
    esbuildOptions(options) {
      options.jsx = 'automatic'
      options.outbase = 'src'
    },
  })
}
