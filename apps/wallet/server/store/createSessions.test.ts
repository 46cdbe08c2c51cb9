import { expect, onTestFinished, test } from 'vitest'
import { createVault } from '../vault/createVault.js'
import { createKeptTokens } from './createKeptTokens.js'
import { createSessions } from './createSessions.js'
import { createUsers } from './createUsers.js'
import { openDatabase } from './openDatabase.js'

const day = 86_400_000

function arrange() {
  const database = openDatabase(':memory:')
  onTestFinished(() => database.close())
  const vault = createVault('s'.repeat(32))
  const user = createUsers({ database, vault }).ensure('a@x.test', 0)
  return {
    database,
    user,
    sessions: createSessions({ database, vault, keptTokens: createKeptTokens({ database, vault }) }),
  }
}

test('a session lives 30 days, for its project only', () => {
  const { user, sessions } = arrange()
  const token = sessions.start(user.id, 'one', 0)
  expect(sessions.find(token, 'one', 30 * day - 1)?.userId).toBe(user.id)
  expect(sessions.find(token, 'one', 30 * day)).toBeUndefined()
  expect(sessions.find(token, 'two', 1)).toBeUndefined()
  expect(sessions.find(`${token}x`, 'one', 1)).toBeUndefined()
})

test('the database does not hold the token', () => {
  const { database, user, sessions } = arrange()
  const token = sessions.start(user.id, 'one', 0)
  expect(JSON.stringify(database.get('SELECT * FROM sessions'))).not.toContain(token)
})

test('a session ends alone, or all others end', () => {
  const { user, sessions } = arrange()
  const [one, two, three] = [1, 2, 3].map(() => sessions.start(user.id, 'p', 0))
  if (!one || !two || !three) throw new Error('No sessions')
  sessions.end(one)
  expect(sessions.find(one, 'p', 1)).toBeUndefined()
  const kept = sessions.find(two, 'p', 1)
  if (!kept) throw new Error('The second session ended too')
  sessions.endOthers(user.id, kept)
  expect(sessions.find(three, 'p', 1)).toBeUndefined()
  expect(sessions.find(two, 'p', 1)).toEqual(kept)
})

test('proof of the address counts for ten minutes', () => {
  const { user, sessions } = arrange()
  const token = sessions.start(user.id, 'p', 0)
  const read = () => {
    const session = sessions.find(token, 'p', 1)
    if (!session) throw new Error('No session')
    return session
  }
  expect(sessions.isEmailProven(read(), 5 * day)).toBe(false)
  sessions.setEmailProven(read(), 5 * day)
  expect(sessions.isEmailProven(read(), 5 * day + 599_999)).toBe(true)
  expect(sessions.isEmailProven(read(), 5 * day + 600_000)).toBe(false)
  sessions.setEmailProven(read(), undefined)
  expect(sessions.isEmailProven(read(), 5 * day)).toBe(false)
})
