import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite'
import { compileStyles } from '../../packages/react/scripts/compileStyles.mjs'
import { compileCssModule } from '../../scripts/compileCssModule.mjs'

const lab = fileURLToPath(new URL('.', import.meta.url))
const web = join(lab, 'web')
const reactPackage = join(lab, '../../packages/react')
const stylesId = '\0portico-styles.css'
const namesPrefix = '\0portico-names:'

/**
 * Compiles the styles of `@portico/react` like its own build. In development the stylesheet is compiled again after
 * each change; a build uses the package's own.
 */
function porticoStyles({ fromSources }: { fromSources: boolean }): Plugin {
  const isStyle = (file: string) => file.startsWith(join(reactPackage, 'src')) && file.endsWith('.css')
  return {
    name: 'portico-styles',
    enforce: 'pre',
    resolveId(id, importer) {
      if (fromSources && id === '@portico/react/styles.css') return stylesId
      // The id must not end in .css, or Vite would compile it again with names of its own.
      if (id.endsWith('.module.css') && importer) return `${namesPrefix}${join(dirname(importer), id)}.js`
      return undefined
    },
    load(id) {
      if (id === stylesId) return compileStyles(reactPackage)
      if (!id.startsWith(namesPrefix)) return undefined
      const file = id.slice(namesPrefix.length, -'.js'.length)
      const { exports } = compileCssModule(relative(lab, file), readFileSync(file, 'utf8'))
      return `export default ${JSON.stringify(exports)}`
    },
    configureServer({ watcher }) {
      // The files are not modules and lie outside the root, so Vite would not watch them.
      watcher.add(join(reactPackage, 'src'))
    },
    hotUpdate({ file, modules }) {
      if (!isStyle(file)) return undefined
      const { moduleGraph } = this.environment
      const changed = [stylesId, `${namesPrefix}${file}.js`].flatMap((id) => moduleGraph.getModuleById(id) ?? [])
      return [...modules, ...changed]
    },
  }
}

/** Names a chunk after its package too: several have a `session.js`, and what blocks one of them must not meet another. */
function nameChunk({ name, moduleIds }: { readonly name: string; readonly moduleIds: readonly string[] }): string {
  const owner = moduleIds.at(-1)?.match(/\/packages\/([^/]+)\/dist\//)?.[1]
  return `assets/${owner ? `${owner}-` : ''}${name}-[hash].js`
}

export default defineConfig(({ command, isSsrBuild }) => {
  const isDev = command === 'serve'
  const source = isDev ? ['@portico/source'] : []
  const pages = readdirSync(web).filter((name) => name.endsWith('.html'))
  return {
    root: web,
    publicDir: join(web, 'public'),
    cacheDir: join(lab, '../../node_modules/.vite/lab'),
    plugins: [porticoStyles({ fromSources: isDev }), react()],
    resolve: { conditions: [...source, ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
    // The server bundle must be self-contained.
    ssr: {
      noExternal: isDev ? [/^@portico\//] : true,
      resolve: { conditions: [...source, ...defaultServerConditions] },
    },
    build: {
      target: 'es2022',
      // Data URIs and inline scripts would hide what the strict page tests.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      copyPublicDir: !isSsrBuild,
      chunkSizeWarningLimit: 1_000,
      rollupOptions: {
        input: Object.fromEntries(pages.map((name) => [name.replace('.html', ''), join(web, name)])),
        output: { chunkFileNames: nameChunk },
      },
    },
  }
})
