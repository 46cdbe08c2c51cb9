import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite'
import { compileStyles } from '../../packages/react/scripts/compileStyles.mjs'
import { compileCssModule } from '../../scripts/compileCssModule.mjs'

const lab = fileURLToPath(new URL('.', import.meta.url))
const web = join(lab, 'web')
const reactPackage = join(lab, '../../packages/react')
const stylesId = '\0portico-styles.css'

/**
 * Compiles the styles of `@portico/react` as its build does. While the sources are worked on, the stylesheet is made
 * anew with each change; a build takes the package's own.
 */
function porticoStyles({ fromSources }: { fromSources: boolean }): Plugin {
  const isStyle = (file: string) => file.startsWith(join(reactPackage, 'src')) && file.endsWith('.css')
  return {
    name: 'portico-styles',
    enforce: 'pre',
    resolveId: (id) => (fromSources && id === '@portico/react/styles.css' ? stylesId : undefined),
    load(id) {
      if (id === stylesId) return compileStyles(reactPackage)
      const [file = ''] = id.split('?')
      if (!file.endsWith('.module.css')) return undefined
      const { exports } = compileCssModule(relative(lab, file), readFileSync(file, 'utf8'))
      return { code: `export default ${JSON.stringify(exports)}`, moduleType: 'js' }
    },
    hotUpdate({ file, modules }) {
      if (!isStyle(file)) return undefined
      const sheet = this.environment.moduleGraph.getModuleById(stylesId)
      return sheet ? [...modules, sheet] : modules
    },
  }
}

export default defineConfig(({ command }) => {
  const isDev = command === 'serve'
  const source = isDev ? ['@portico/source'] : []
  const pages = readdirSync(web).filter((name) => name.endsWith('.html'))
  return {
    root: web,
    publicDir: join(web, 'public'),
    cacheDir: join(lab, '../../node_modules/.vite/lab'),
    plugins: [porticoStyles({ fromSources: isDev }), react()],
    resolve: { conditions: [...source, ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
    // The rendered page is one file that needs nothing beside it.
    ssr: {
      noExternal: isDev ? [/^@portico\//] : true,
      resolve: { conditions: [...source, ...defaultServerConditions] },
    },
    build: {
      target: 'es2022',
      // A data URI or an inline script would hide what the strict page is for.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 1_000,
      rollupOptions: { input: Object.fromEntries(pages.map((name) => [name.replace('.html', ''), join(web, name)])) },
    },
  }
})
