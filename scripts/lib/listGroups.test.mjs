import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { groups } from '../groups.mjs'
import { listGroups } from './listGroups.mjs'

const exports = { '.': { '@portico/source': './src/exports/index.ts' } }

/** A workspace where `ui` shows a button, loads a dialog when it is pressed, and takes both from `base`. */
function arrange() {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'portico-groups-')))
  const files = {
    'base/package.json': JSON.stringify({ name: '@portico/base', type: 'module', sideEffects: false, exports }),
    'base/src/exports/index.ts':
      "export { add } from '../add.js'\nexport { ask } from '../ask.js'\nexport { idle } from '../idle.js'\n",
    'base/src/add.ts': "import { one } from './one.js'\nexport const add = (n: number) => n + one()\n",
    'base/src/ask.ts': "import { one } from './one.js'\nexport const ask = () => fetch(String(one()))\n",
    'base/src/idle.ts': 'export const idle = () => 0\n',
    'base/src/one.ts': 'export const one = () => 1\n',
    'ui/src/Button.tsx':
      "import { add } from '@portico/base'\nimport { text } from './i18n/en/text.js'\n" +
      "export const Button = () => <b onClick={() => import('./Dialog.js')}>{text + add(1)}</b>\n",
    'ui/src/Dialog.tsx':
      "import { type add, ask } from '@portico/base'\nimport * as React from 'react'\n" +
      "import { Button } from './Button.js'\nimport './Dialog.css'\n" +
      'export const Dialog = (props: { add: typeof add }) => React.createElement(Button, props, ask())\n',
    'ui/src/Dialog.css': 'b { color: red }\n',
    'ui/src/i18n/en/text.ts': "export const text = 'Press'\n",
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, 'packages', name)), { recursive: true })
    writeFileSync(join(root, 'packages', name), text)
  }
  mkdirSync(join(root, 'node_modules/@portico'), { recursive: true })
  symlinkSync(join(root, 'packages/base'), join(root, 'node_modules/@portico/base'), 'dir')
  return root
}

it('lists what the roots of a group import in every package, each module in the first group alone', async () => {
  const listed = await listGroups({ root: arrange(), groups: { first: ['ui/Button'], open: ['ui/Dialog'] } })
  expect(listed).toEqual({
    base: { first: ['one.js', 'add.js'], open: ['ask.js'] },
    ui: { first: ['Button.js'], open: ['Dialog.js'] },
  })
})

it('refuses a root that is not there', async () => {
  const listing = listGroups({ root: arrange(), groups: { first: ['ui/Button', 'ui/Gone'] } })
  await expect(listing).rejects.toThrow('scripts/groups.mjs names ui/Gone, but there is neither')
})

it('finds every root of the packages, fewer than 40', async () => {
  expect(Object.values(groups).flat().length).toBeLessThan(40)
  const listed = await listGroups({ root: join(import.meta.dirname, '../..'), groups })
  const held = new Set(Object.values(listed).flatMap((each) => Object.keys(each)))
  expect([...held].sort()).toEqual(Object.keys(groups).sort())
})
