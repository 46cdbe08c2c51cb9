import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

/** Reads a script and all it statically imports; tells what they import from elsewhere. */
function readScripts(file, found = { texts: new Map(), outside: [] }) {
  if (found.texts.has(file)) return found
  const text = readFileSync(file, 'utf8')
  found.texts.set(file, text)
  for (const [, name] of text.matchAll(/^(?:import|export)\s[^'"(]*['"]([^'"]+)['"]/gm))
    if (name.startsWith('.')) readScripts(join(file, '..', name), found)
    else found.outside.push(name)
  return found
}

describe.each(['lab', 'test', 'check', 'bench', 'mutation'])('npm run %s', (command) => {
  const { texts, outside } = readScripts(join(import.meta.dirname, `../${command}.mjs`))

  // Packages are installed by the command itself; a static import of one would end it before that.
  test('starts without any package', () => {
    expect(outside).toContain('node:path')
    expect(outside.filter((name) => !name.startsWith('node:'))).toEqual([])
  })

  // A script that Node cannot read ends it with a syntax error in place of the version that is needed.
  test('can be read by Node 14', () => {
    const tooNew = [...texts].filter(([, text]) => /(\?\?|\|\||&&)=|^\s+static \{|^\s+#\w/m.test(text))
    expect(tooNew.map(([file]) => file)).toEqual([])
  })
})
