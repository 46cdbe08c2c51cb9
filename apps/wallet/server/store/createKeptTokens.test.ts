import { expect, test } from 'vitest'
import { createTestUsers } from '../keys/createTestUsers.test.fixture.js'
import { createVault } from '../vault/createVault.js'
import { createKeptTokens, type KeptToken } from './createKeptTokens.js'
import { createSessions } from './createSessions.js'
import { eachStore } from './eachStore.test.fixture.js'

const minute = 60_000
const day = 86_400_000

eachStore(({ open }) => {
  async function arrange() {
    const database = await open()
    const vault = createVault('s'.repeat(32))
    const { users } = await createTestUsers(database)
    const user = await users.ensure('a@x.test', 0)
    const tokens = createKeptTokens({ database, vault })
    const sessions = createSessions({ database, vault, keptTokens: tokens })
    const login = await sessions.start(user.id, 'p', 0)
    const isAlive = async (token: string, now: number) => (await sessions.find(token, 'p', now))?.userId === user.id
    const areAlive = (tokens: readonly string[], now: number) => Promise.all(tokens.map((token) => isAlive(token, now)))
    /** Uses a kept token as a page does that gets the answer. */
    async function load(kept: KeptToken, now: number) {
      const used = await tokens.use(kept, now)
      if (!used || !(await isAlive(used.token, now))) throw new Error('The login has ended')
      return used
    }
    return { database, tokens, sessions, login, first: await tokens.start(login), isAlive, areAlive, load }
  }

  test('each use gives a session and the next token; all sessions are of one login', async () => {
    const { sessions, login, first, isAlive, areAlive, load } = await arrange()
    const one = await load(first, day)
    const two = await load(one.next, 2 * day)
    expect(new Set([first, one.next, two.next].map(({ generation }) => generation)).size).toBe(3)
    // A page that stays open goes on, however often others were loaded meanwhile.
    expect(await areAlive([login, one.token, two.token], 20 * day)).toEqual([true, true, true])
    const found = await Promise.all([login, one.token, two.token].map((token) => sessions.find(token, 'p', 20 * day)))
    expect(new Set(found.map((session) => session?.digest)).size).toBe(1)
    expect(await isAlive(two.token, 30 * day)).toBe(false)
    await sessions.end(two.token)
    expect(await areAlive([login, one.token], 2 * day)).toEqual([false, false])
  })

  test('a token used again after a minute ends the login', async () => {
    const { tokens, login, first, areAlive, load } = await arrange()
    const { token, next } = await load(first, day)
    expect(await tokens.use(first, day + minute + 1)).toBeUndefined()
    expect(await areAlive([token, login], day + minute + 1)).toEqual([false, false])
    expect(await tokens.use(next, day + minute + 1)).toBeUndefined()
  })

  test('tabs that load at once read one token and all go on', async () => {
    const { first, isAlive, load } = await arrange()
    const pages = [await load(first, day), await load(first, day + 1), await load(first, day + minute)]
    expect(new Set(pages.map(({ next }) => next.generation))).toEqual(new Set([2]))
    // One is loaded once more while another still has the first token.
    const again = await load(pages[0]?.next ?? first, day + minute)
    expect((await load(first, day + minute)).next).toEqual(again.next)
    for (const { token } of pages) expect(await isAlive(token, 2 * day)).toBe(true)
    // The next use follows the one that both tabs were given, and its session is one of the same login.
    const later = await load(again.next, 2 * day)
    expect(later.next).toEqual({ ...again.next, generation: again.next.generation + 1 })
  })

  test('an answer that was lost ends nothing, and what it gave is worth nothing later', async () => {
    const { tokens, first, isAlive, load } = await arrange()
    const lost = await tokens.use(first, day)
    expect((await load(first, 2 * day)).next).toEqual(lost?.next)
    expect(await isAlive(lost?.token ?? '', 2 * day)).toBe(false)
  })

  test('a lost answer takes nothing from a tab that was answered a moment ago', async () => {
    const { tokens, first, areAlive } = await arrange()
    const one = await tokens.use(first, day)
    const two = await tokens.use(first, day + 1)
    expect(await areAlive([one?.token ?? '', two?.token ?? ''], day + 2)).toEqual([true, true])
  })

  test('a token nobody was given opens nothing', async () => {
    const { tokens, first } = await arrange()
    expect(await tokens.use({ ...first, generation: 2 }, 1)).toBeUndefined()
    expect(await tokens.use({ login: 'x', generation: 1 }, 1)).toBeUndefined()
    expect(await tokens.use({ ...first, generation: Number.NaN }, 1)).toBeUndefined()
  })

  test('the database does not hold the tokens', async () => {
    const { database, first, load } = await arrange()
    const { token } = await load(first, 1)
    expect(JSON.stringify(await database.all('SELECT * FROM kept_sessions'))).not.toContain(token)
  })
})
