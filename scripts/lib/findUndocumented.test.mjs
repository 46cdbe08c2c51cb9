import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findUndocumented } from './findUndocumented.mjs'

const folder = mkdtempSync(join(tmpdir(), 'portico-docs-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function write(name, text) {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

test('names what is exported without a description, under the name it has outside', () => {
  write(
    'told.ts',
    '/** Adds one. */\nexport const told = (n: number) => n + 1\n/** A number. */\nexport type Told = number\n',
  )
  write('untold.ts', '// No description.\nexport const untold = 1\n/** @internal */\nexport type Untold = number\n')
  const entry = write(
    'entry.ts',
    "export { told, type Told } from './told.js'\nexport { untold, type Untold as Other } from './untold.js'\n",
  )
  expect(findUndocumented([entry])).toEqual([
    `${entry}: nothing says what untold is`,
    `${entry}: nothing says what Other is`,
  ])
}, 30_000)
