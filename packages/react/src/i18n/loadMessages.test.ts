import { getPart } from '@portico/controllers/internal'
import { createTestPortico } from '@portico/controllers/testing'
import { expect, test } from 'vitest'
import { firstTexts } from './firstTexts.js'
import { loadMessages, messagesPart } from './loadMessages.js'
import type { Locale } from './locales.js'
import type { MessageGroupName } from './MessageGroups.js'

test('every group has the same names in every locale', async () => {
  const locales: readonly Locale[] = ['en', 'ar', 'en-XA']
  const { portico } = createTestPortico({ started: false })
  // The loaders of a locale have a key per group.
  const groups = Object.keys(await (await firstTexts.en()).getLoaders('en')) as MessageGroupName[]
  for (const locale of locales) await loadMessages(portico, locale, groups)
  const loaded = getPart(portico, messagesPart)
  for (const group of groups) {
    const names = locales.map((locale) => Object.keys(loaded.get(`${locale}/${group}`) ?? {}).sort())
    expect(names[0]).not.toEqual([])
    for (const other of names) expect(other).toEqual(names[0])
  }
})

test('two instances keep their texts apart', async () => {
  const [one, two] = [createTestPortico({ started: false }), createTestPortico({ started: false })]
  await loadMessages(one.portico, 'en', ['common'])
  expect(getPart(two.portico, messagesPart).size).toBe(0)
})
