import { expect, test } from 'vitest'
import { createTestUsers } from '../keys/createTestUsers.test.fixture.js'
import { createVault } from '../vault/createVault.js'
import { createKeptTokens } from './createKeptTokens.js'
import { createSessions } from './createSessions.js'
import { eachStore } from './eachStore.test.fixture.js'

const day = 86_400_000

eachStore(({ open }) => {
  async function arrange() {
    const database = await open()
    const vault = createVault('s'.repeat(32))
    const { users } = await createTestUsers(database)
    const user = await users.ensure('a@x.test', 0)
    return {
      database,
      user,
      sessions: createSessions({ database, vault, keptTokens: createKeptTokens({ database, vault }) }),
    }
  }

  test('a session lives 30 days, for its project only', async () => {
    const { user, sessions } = await arrange()
    const token = await sessions.start(user.id, 'one', 0)
    expect((await sessions.find(token, 'one', 30 * day - 1))?.userId).toBe(user.id)
    expect(await sessions.find(token, 'one', 30 * day)).toBeUndefined()
    expect(await sessions.find(token, 'two', 1)).toBeUndefined()
    expect(await sessions.find(`${token}x`, 'one', 1)).toBeUndefined()
  })

  test('the database does not hold the token', async () => {
    const { database, user, sessions } = await arrange()
    const token = await sessions.start(user.id, 'one', 0)
    expect(JSON.stringify(await database.get('SELECT * FROM sessions'))).not.toContain(token)
  })

  test('a session ends alone, or all others end', async () => {
    const { user, sessions } = await arrange()
    const [one, two, three] = await Promise.all([1, 2, 3].map(() => sessions.start(user.id, 'p', 0)))
    if (!one || !two || !three) throw new Error('No sessions')
    await sessions.end(one)
    expect(await sessions.find(one, 'p', 1)).toBeUndefined()
    const kept = await sessions.find(two, 'p', 1)
    if (!kept) throw new Error('The second session ended too')
    await sessions.endOthers(user.id, kept)
    expect(await sessions.find(three, 'p', 1)).toBeUndefined()
    expect(await sessions.find(two, 'p', 1)).toEqual(kept)
  })

  test('proof of the address counts for ten minutes', async () => {
    const { user, sessions } = await arrange()
    const token = await sessions.start(user.id, 'p', 0)
    const read = async () => {
      const session = await sessions.find(token, 'p', 1)
      if (!session) throw new Error('No session')
      return session
    }
    expect(sessions.isEmailProven(await read(), 5 * day)).toBe(false)
    await sessions.setEmailProven(await read(), 5 * day)
    expect(sessions.isEmailProven(await read(), 5 * day + 599_999)).toBe(true)
    expect(sessions.isEmailProven(await read(), 5 * day + 600_000)).toBe(false)
    await sessions.setEmailProven(await read(), undefined)
    expect(sessions.isEmailProven(await read(), 5 * day)).toBe(false)
  })
})
