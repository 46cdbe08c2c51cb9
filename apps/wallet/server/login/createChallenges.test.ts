import { expect, test } from 'vitest'
import type { Database } from '../store/Database.js'
import { eachStore } from '../store/eachStore.test.fixture.js'
import { createVault } from '../vault/createVault.js'
import { createChallenges } from './createChallenges.js'

const minute = 60_000
const owner = 'browser'
const begin = { purpose: 'login', email: 'a@x.test', owner, client: 'Browser', now: 0 } as const

eachStore(({ open, openTwice }) => {
  async function arrange() {
    const database = await open()
    const challenges = createChallenges({ database, vault: createVault('s'.repeat(32)) })
    return { database, challenges, keyOf: (id: string) => ({ id, purpose: 'login', owner }) as const }
  }

  const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
  const failing = (code: string) => expect.objectContaining({ code })

  test('a code has six digits and works once, within 20 minutes', async () => {
    const { challenges, keyOf } = await arrange()
    const { id, code } = await challenges.startCode(begin)
    expect(code).toMatch(/^\d{6}$/)
    expect(await challenges.takeCode(keyOf(id), code, 20 * minute - 1)).toBe('a@x.test')
    await expect(challenges.takeCode(keyOf(id), code, 1)).rejects.toThrow(failing('code/used'))
    const late = await challenges.startCode(begin)
    await expect(challenges.takeCode(keyOf(late.id), late.code, 20 * minute)).rejects.toThrow(failing('code/expired'))
  })

  test('after five wrong codes the right one does not work either', async () => {
    const { challenges, keyOf } = await arrange()
    const { id, code } = await challenges.startCode(begin)
    for (let attempt = 0; attempt < 5; attempt++)
      await expect(challenges.takeCode(keyOf(id), wrong(code), 1)).rejects.toThrow(failing('code/wrong'))
    await expect(challenges.takeCode(keyOf(id), code, 1)).rejects.toThrow(failing('code/tries'))
  })

  test('a code is worth nothing to another browser, for another purpose or another challenge', async () => {
    const { challenges, keyOf } = await arrange()
    const { id, code } = await challenges.startCode(begin)
    const { id: other } = await challenges.startCode(begin)
    for (const key of [
      { ...keyOf(id), owner: 'other' },
      { ...keyOf(id), purpose: 'email-primary' as const },
      keyOf('made up'),
    ])
      await expect(challenges.takeCode(key, code, 1)).rejects.toThrow(failing('code/expired'))
    // The codes of two challenges are equal once in a million runs.
    await expect(challenges.takeCode(keyOf(other), code, 1)).rejects.toThrow(failing('code/wrong'))
    expect(await challenges.takeCode(keyOf(id), code, 1)).toBe('a@x.test')
  })

  test('neither id, code nor link lie in the database', async () => {
    const { database, challenges } = await arrange()
    const { id, code } = await challenges.startCode(begin)
    const { link } = await challenges.startLink(begin)
    const text = JSON.stringify([await database.all('SELECT * FROM challenges')])
    for (const secret of [id, `"${code}"`, link]) expect(text).not.toContain(secret)
  })

  test('an approved link gives its browser one code', async () => {
    const { challenges, keyOf } = await arrange()
    const { id, link } = await challenges.startLink(begin)
    expect(await challenges.followLink(keyOf(id), 1)).toBeUndefined()
    await expect(challenges.takeCode(keyOf(id), '000000', 1)).rejects.toThrow(failing('code/none'))
    expect(await challenges.readLink(link, 1)).toMatchObject({ email: 'a@x.test', client: 'Browser' })
    await challenges.answerLink(link, true, 1)
    await expect(challenges.answerLink(link, true, 1)).rejects.toThrow(failing('link/used'))
    const { code } = (await challenges.followLink(keyOf(id), 19 * minute)) ?? {}
    expect(await challenges.followLink(keyOf(id), 19 * minute)).toEqual({ email: 'a@x.test', code: undefined })
    expect(await challenges.takeCode(keyOf(id), code ?? '', 38 * minute)).toBe('a@x.test')
  })

  test('a denied or late link lets nobody in', async () => {
    const { challenges, keyOf } = await arrange()
    const denied = await challenges.startLink(begin)
    await challenges.answerLink(denied.link, false, 1)
    await expect(challenges.followLink(keyOf(denied.id), 1)).rejects.toThrow(failing('link/denied'))
    const late = await challenges.startLink(begin)
    await expect(challenges.answerLink(late.link, true, 20 * minute)).rejects.toThrow(failing('link/expired'))
    await expect(challenges.followLink(keyOf(late.id), 20 * minute)).rejects.toThrow(failing('link/expired'))
    await expect(challenges.readLink('made up', 1)).rejects.toThrow(failing('link/expired'))
  })

  /** Two processes on one database. `meanwhile` runs in the second after the first has read its next row. */
  async function arrangeRace() {
    const [database, other] = await openTwice()
    let meanwhile = async () => {}
    const raced: Database = {
      ...database,
      async get(sql, ...values) {
        const row = await database.get(sql, ...values)
        const act = meanwhile
        meanwhile = async () => {}
        await act()
        // What was asked for, whichever row that is.
        return row as never
      },
    }
    const vault = createVault('s'.repeat(32))
    const [first, second] = [raced, other].map((each) => createChallenges({ database: each, vault }))
    if (!first || !second) throw new Error('There are two')
    const race = (act: () => Promise<void>) => {
      meanwhile = act
    }
    return { first, second, race, keyOf: (id: string) => ({ id, purpose: 'login', owner }) as const }
  }

  test('of two processes one alone uses up a code', async () => {
    const { first, second, race, keyOf } = await arrangeRace()
    const { id, code } = await first.startCode(begin)
    race(async () => expect(await second.takeCode(keyOf(id), code, 1)).toBe('a@x.test'))
    await expect(first.takeCode(keyOf(id), code, 1)).rejects.toThrow(failing('code/used'))
  })

  test('two processes allow no more tries than one', async () => {
    const { first, second, race, keyOf } = await arrangeRace()
    const { id, code } = await first.startCode(begin)
    race(async () => {
      for (let attempt = 0; attempt < 5; attempt++)
        await expect(second.takeCode(keyOf(id), wrong(code), 1)).rejects.toThrow(failing('code/wrong'))
    })
    await expect(first.takeCode(keyOf(id), code, 1)).rejects.toThrow(failing('code/tries'))
  })

  test('of two processes one alone takes a link’s answer, and one alone issues its code', async () => {
    const { first, second, race, keyOf } = await arrangeRace()
    const { id, link } = await first.startLink(begin)
    race(() => second.answerLink(link, false, 1))
    await expect(first.answerLink(link, true, 1)).rejects.toThrow(failing('link/used'))
    await expect(first.followLink(keyOf(id), 1)).rejects.toThrow(failing('link/denied'))

    const approved = await first.startLink(begin)
    await first.answerLink(approved.link, true, 1)
    let code: string | undefined
    race(async () => {
      code = (await second.followLink(keyOf(approved.id), 1))?.code
    })
    expect(await first.followLink(keyOf(approved.id), 1)).toEqual({ email: 'a@x.test', code: undefined })
    expect(await first.takeCode(keyOf(approved.id), code ?? '', 1)).toBe('a@x.test')
  })
})
