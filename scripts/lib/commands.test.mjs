import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

/** Reads a script and its static imports, and lists what they import from elsewhere. */
function readScripts(file, found = { texts: new Map(), outside: [] }) {
  if (found.texts.has(file)) return found
  const text = readFileSync(file, 'utf8')
  found.texts.set(file, text)
  for (const [, name] of text.matchAll(/^(?:import|export)\s[^'"(]*['"]([^'"]+)['"]/gm))
    if (name.startsWith('.')) readScripts(join(file, '..', name), found)
    else found.outside.push(name)
  return found
}

describe.each(['lab', 'wallet', 'test', 'check', 'bench', 'mutation'])('npm run %s', (command) => {
  const { texts, outside } = readScripts(join(import.meta.dirname, `../${command}.mjs`))

  // The command itself installs the packages, so it must not import any of them statically.
  test('starts without any package', () => {
    expect(outside).toContain('node:path')
    expect(outside.filter((name) => !name.startsWith('node:'))).toEqual([])
  })

  // Otherwise old versions of Node would fail with a syntax error instead of naming the required version.
  test('can be read by Node 14', () => {
    const tooNew = [...texts].filter(([, text]) => /(\?\?|\|\||&&)=|^\s+static \{|^\s+#\w/m.test(text))
    expect(tooNew.map(([file]) => file)).toEqual([])
  })
})
