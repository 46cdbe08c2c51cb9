import type { Database } from '@portico/app-parts/sqlite/openSqlite'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../store/openDatabase.js'
import { openTwice } from '../store/openTwice.test.fixture.js'
import { createVault } from '../vault/createVault.js'
import { createChallenges } from './createChallenges.js'

const minute = 60_000
const owner = 'browser'
const begin = { purpose: 'login', email: 'a@x.test', owner, client: 'Browser', now: 0 } as const

function arrange() {
  const database = openDatabase(':memory:')
  onTestFinished(() => database.close())
  const challenges = createChallenges({ database, vault: createVault('s'.repeat(32)) })
  return { database, challenges, keyOf: (id: string) => ({ id, purpose: 'login', owner }) as const }
}

const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
const failing = (code: string) => expect.objectContaining({ code })

test('a code has six digits and works once, within 20 minutes', () => {
  const { challenges, keyOf } = arrange()
  const { id, code } = challenges.startCode(begin)
  expect(code).toMatch(/^\d{6}$/)
  expect(challenges.takeCode(keyOf(id), code, 20 * minute - 1)).toBe('a@x.test')
  expect(() => challenges.takeCode(keyOf(id), code, 1)).toThrow(failing('code/used'))
  const late = challenges.startCode(begin)
  expect(() => challenges.takeCode(keyOf(late.id), late.code, 20 * minute)).toThrow(failing('code/expired'))
})

test('after five wrong codes the right one does not work either', () => {
  const { challenges, keyOf } = arrange()
  const { id, code } = challenges.startCode(begin)
  for (let attempt = 0; attempt < 5; attempt++)
    expect(() => challenges.takeCode(keyOf(id), wrong(code), 1)).toThrow(failing('code/wrong'))
  expect(() => challenges.takeCode(keyOf(id), code, 1)).toThrow(failing('code/tries'))
})

test('a code is worth nothing to another browser, for another purpose or another challenge', () => {
  const { challenges, keyOf } = arrange()
  const { id, code } = challenges.startCode(begin)
  const { id: other } = challenges.startCode(begin)
  for (const key of [
    { ...keyOf(id), owner: 'other' },
    { ...keyOf(id), purpose: 'email-primary' as const },
    keyOf('made up'),
  ])
    expect(() => challenges.takeCode(key, code, 1)).toThrow(failing('code/expired'))
  // The codes of two challenges are equal once in a million runs.
  expect(() => challenges.takeCode(keyOf(other), code, 1)).toThrow(failing('code/wrong'))
  expect(challenges.takeCode(keyOf(id), code, 1)).toBe('a@x.test')
})

test('neither id, code nor link lie in the database', () => {
  const { database, challenges } = arrange()
  const { id, code } = challenges.startCode(begin)
  const { link } = challenges.startLink(begin)
  const text = JSON.stringify([
    database.get('SELECT * FROM challenges ORDER BY rowid LIMIT 1'),
    database.get('SELECT * FROM challenges ORDER BY rowid DESC LIMIT 1'),
  ])
  for (const secret of [id, `"${code}"`, link]) expect(text).not.toContain(secret)
})

test('an approved link gives its browser one code', () => {
  const { challenges, keyOf } = arrange()
  const { id, link } = challenges.startLink(begin)
  expect(challenges.followLink(keyOf(id), 1)).toBeUndefined()
  expect(() => challenges.takeCode(keyOf(id), '000000', 1)).toThrow(failing('code/none'))
  expect(challenges.readLink(link, 1)).toMatchObject({ email: 'a@x.test', client: 'Browser' })
  challenges.answerLink(link, true, 1)
  expect(() => challenges.answerLink(link, true, 1)).toThrow(failing('link/used'))
  const { code } = challenges.followLink(keyOf(id), 19 * minute) ?? {}
  expect(challenges.followLink(keyOf(id), 19 * minute)).toEqual({ email: 'a@x.test', code: undefined })
  expect(challenges.takeCode(keyOf(id), code ?? '', 38 * minute)).toBe('a@x.test')
})

test('a denied or late link lets nobody in', () => {
  const { challenges, keyOf } = arrange()
  const denied = challenges.startLink(begin)
  challenges.answerLink(denied.link, false, 1)
  expect(() => challenges.followLink(keyOf(denied.id), 1)).toThrow(failing('link/denied'))
  const late = challenges.startLink(begin)
  expect(() => challenges.answerLink(late.link, true, 20 * minute)).toThrow(failing('link/expired'))
  expect(() => challenges.followLink(keyOf(late.id), 20 * minute)).toThrow(failing('link/expired'))
  expect(() => challenges.readLink('made up', 1)).toThrow(failing('link/expired'))
})

/** Two processes on one database. `meanwhile` runs in the second after the first has read its next row. */
function arrangeRace() {
  const [database, other] = openTwice()
  let meanwhile = () => {}
  const raced: Database = {
    ...database,
    get(sql, ...values) {
      const row = database.get(sql, ...values)
      const act = meanwhile
      meanwhile = () => {}
      act()
      // What was asked for, whichever row that is.
      return row as never
    },
  }
  const vault = createVault('s'.repeat(32))
  const [first, second] = [raced, other].map((each) => createChallenges({ database: each, vault }))
  if (!first || !second) throw new Error('There are two')
  const race = (act: () => void) => {
    meanwhile = act
  }
  return { first, second, race, keyOf: (id: string) => ({ id, purpose: 'login', owner }) as const }
}

test('of two processes one alone uses up a code', () => {
  const { first, second, race, keyOf } = arrangeRace()
  const { id, code } = first.startCode(begin)
  race(() => expect(second.takeCode(keyOf(id), code, 1)).toBe('a@x.test'))
  expect(() => first.takeCode(keyOf(id), code, 1)).toThrow(failing('code/used'))
})

test('two processes allow no more tries than one', () => {
  const { first, second, race, keyOf } = arrangeRace()
  const { id, code } = first.startCode(begin)
  race(() => {
    for (let attempt = 0; attempt < 5; attempt++)
      expect(() => second.takeCode(keyOf(id), wrong(code), 1)).toThrow(failing('code/wrong'))
  })
  expect(() => first.takeCode(keyOf(id), code, 1)).toThrow(failing('code/tries'))
})

test('of two processes one alone takes a link’s answer, and one alone issues its code', () => {
  const { first, second, race, keyOf } = arrangeRace()
  const { id, link } = first.startLink(begin)
  race(() => second.answerLink(link, false, 1))
  expect(() => first.answerLink(link, true, 1)).toThrow(failing('link/used'))
  expect(() => first.followLink(keyOf(id), 1)).toThrow(failing('link/denied'))

  const approved = first.startLink(begin)
  first.answerLink(approved.link, true, 1)
  let code: string | undefined
  race(() => {
    code = second.followLink(keyOf(approved.id), 1)?.code
  })
  expect(first.followLink(keyOf(approved.id), 1)).toEqual({ email: 'a@x.test', code: undefined })
  expect(first.takeCode(keyOf(approved.id), code ?? '', 1)).toBe('a@x.test')
})
