import { expect, onTestFinished, test } from 'vitest'
import { createVault } from '../vault/createVault.js'
import { createKeptTokens, type KeptToken } from './createKeptTokens.js'
import { createSessions } from './createSessions.js'
import { createUsers } from './createUsers.js'
import { openDatabase } from './openDatabase.js'

const minute = 60_000
const day = 86_400_000

function arrange() {
  const database = openDatabase(':memory:')
  onTestFinished(() => database.close())
  const vault = createVault('s'.repeat(32))
  const user = createUsers({ database, vault }).ensure('a@x.test', 0)
  const tokens = createKeptTokens({ database, vault })
  const sessions = createSessions({ database, vault, keptTokens: tokens })
  const login = sessions.start(user.id, 'p', 0)
  const isAlive = (token: string, now: number) => sessions.find(token, 'p', now)?.userId === user.id
  /** Uses a kept token as a page does that gets the answer. */
  function load(kept: KeptToken, now: number) {
    const used = tokens.use(kept, now)
    if (!used || !isAlive(used.token, now)) throw new Error('The login has ended')
    return used
  }
  return { database, tokens, sessions, login, first: tokens.start(login), isAlive, load }
}

test('each use gives a session and the next token; all sessions are of one login', () => {
  const { sessions, login, first, isAlive, load } = arrange()
  const one = load(first, day)
  const two = load(one.next, 2 * day)
  expect(new Set([first, one.next, two.next].map(({ generation }) => generation)).size).toBe(3)
  // A page that stays open goes on, however often others were loaded meanwhile.
  expect([login, one.token, two.token].map((token) => isAlive(token, 20 * day))).toEqual([true, true, true])
  const names = [login, one.token, two.token].map((token) => sessions.find(token, 'p', 20 * day)?.digest)
  expect(new Set(names).size).toBe(1)
  expect(isAlive(two.token, 30 * day)).toBe(false)
  sessions.end(two.token)
  expect([login, one.token].map((token) => isAlive(token, 2 * day))).toEqual([false, false])
})

test('a token used again after a minute ends the login', () => {
  const { tokens, login, first, isAlive, load } = arrange()
  const { token, next } = load(first, day)
  expect(tokens.use(first, day + minute + 1)).toBeUndefined()
  expect([isAlive(token, day + minute + 1), isAlive(login, day + minute + 1)]).toEqual([false, false])
  expect(tokens.use(next, day + minute + 1)).toBeUndefined()
})

test('tabs that load at once read one token and all go on', () => {
  const { first, isAlive, load } = arrange()
  const pages = [load(first, day), load(first, day + 1), load(first, day + minute)]
  expect(new Set(pages.map(({ next }) => next.generation))).toEqual(new Set([2]))
  // One is loaded once more while another still has the first token.
  const again = load(pages[0]?.next ?? first, day + minute)
  expect(load(first, day + minute).next).toEqual(again.next)
  for (const { token } of pages) expect(isAlive(token, 2 * day)).toBe(true)
  // The next use follows the one that both tabs were given, and its session is one of the same login.
  const later = load(again.next, 2 * day)
  expect(later.next).toEqual({ ...again.next, generation: again.next.generation + 1 })
})

test('an answer that was lost ends nothing, and what it gave is worth nothing later', () => {
  const { tokens, first, isAlive, load } = arrange()
  const lost = tokens.use(first, day)
  expect(load(first, 2 * day).next).toEqual(lost?.next)
  expect(isAlive(lost?.token ?? '', 2 * day)).toBe(false)
})

test('a lost answer takes nothing from a tab that was answered a moment ago', () => {
  const { tokens, first, isAlive } = arrange()
  const one = tokens.use(first, day)
  const two = tokens.use(first, day + 1)
  expect([one, two].map((used) => isAlive(used?.token ?? '', day + 2))).toEqual([true, true])
})

test('a token nobody was given opens nothing', () => {
  const { tokens, first } = arrange()
  expect(tokens.use({ ...first, generation: 2 }, 1)).toBeUndefined()
  expect(tokens.use({ login: 'x', generation: 1 }, 1)).toBeUndefined()
  expect(tokens.use({ ...first, generation: Number.NaN }, 1)).toBeUndefined()
})

test('the database does not hold the tokens', () => {
  const { database, first, load } = arrange()
  const { token } = load(first, 1)
  expect(JSON.stringify(database.all('SELECT * FROM kept_sessions'))).not.toContain(token)
})
