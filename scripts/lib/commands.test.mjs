import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Lists what a script and all it imports statically import from elsewhere. */
function listOutside(file, seen = new Set()) {
  if (seen.has(file)) return []
  seen.add(file)
  const specifiers = [...readFileSync(file, 'utf8').matchAll(/^(?:import|export)\s[^'"(]*['"]([^'"]+)['"]/gm)]
  return specifiers.flatMap(([, name]) => (name.startsWith('.') ? listOutside(join(file, '..', name), seen) : name))
}

// Packages are installed by the command itself; a static import of one would end it before that.
test.each(['lab', 'test', 'check', 'bench', 'mutation'])('npm run %s starts without any package', (command) => {
  const outside = listOutside(join(import.meta.dirname, `../${command}.mjs`))
  expect(outside).toContain('node:path')
  expect(outside.filter((name) => !name.startsWith('node:'))).toEqual([])
})
