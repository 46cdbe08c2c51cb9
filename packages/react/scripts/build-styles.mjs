// Writes dist/styles.css: tokens, reset and every component's rules, the same bytes for the same sources.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { compileStyles } from './compileStyles.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const code = compileStyles(root)
mkdirSync(join(root, 'dist'), { recursive: true })
writeFileSync(join(root, 'dist/styles.css'), code)
process.stdout.write(`styles.css ${code.length} B, ${gzipSync(code, { level: 9 }).length} B gzip\n`)
