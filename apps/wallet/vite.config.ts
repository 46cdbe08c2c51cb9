import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defaultClientConditions, defineConfig } from 'vite'

const wallet = fileURLToPath(new URL('.', import.meta.url))
const site = join(wallet, 'site')

export default defineConfig(({ command }) => {
  const pages = readdirSync(site).filter((name) => name.endsWith('.html'))
  const source = command === 'serve' ? ['@portico/source'] : []
  return {
    root: site,
    publicDir: false,
    cacheDir: join(wallet, '../../node_modules/.vite/wallet'),
    resolve: { conditions: [...source, ...defaultClientConditions] },
    build: {
      target: 'es2022',
      // The pages' policy allows neither inline scripts nor data URIs.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: Object.fromEntries(pages.map((name) => [name.replace('.html', ''), join(site, name)])),
      },
    },
  }
})
