import { once } from 'node:events'
import { createConnection, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { onPostgres } from './eachStore.test.fixture.js'
import { openDatabase } from './openDatabase.js'
import { openPostgres } from './openPostgres.js'

/** A way to a server that can be cut without either end being told. */
async function startWay(port: number) {
  const sockets: Socket[] = []
  const way = createServer((socket) => {
    const server = createConnection({ port, host: '127.0.0.1' })
    sockets.push(socket, server)
    for (const each of [socket, server]) each.on('error', () => {})
    socket.pipe(server).pipe(socket)
  }).listen(0, '127.0.0.1')
  await once(way, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    way.close()
  })
  const address = way.address()
  const cut = () => {
    for (const socket of sockets) socket.unpipe().pause()
  }
  return { port: typeof address === 'object' && address ? address.port : 0, cut }
}

onPostgres(({ createPlace }) => {
  const failing = expect.objectContaining({ status: 503, code: 'server/database', retryAfter: 2 })

  test('a database that says nothing any more is given up, and the next request takes another connection', async () => {
    const url = new URL(createPlace())
    const way = await startWay(Number(url.port))
    url.port = `${way.port}`
    // What the URL says goes before the limits of the program, which are longer than a test.
    url.searchParams.set('query_timeout', '300')
    const database = openPostgres(url.href)
    onTestFinished(() => database.close())
    expect(await database.get('SELECT 1 AS one')).toEqual({ one: 1 })
    way.cut()
    await expect(database.get('SELECT 1 AS one')).rejects.toEqual(failing)
    expect(await database.get('SELECT 1 AS one')).toEqual({ one: 1 })
  })

  test('a transaction whose connection is cut is not there afterwards', async () => {
    const place = createPlace()
    const [database, other] = [openPostgres(place), openPostgres(place)]
    onTestFinished(async () => {
      await database.close()
      await other.close()
    })
    await other.transaction(({ exec }) => exec('CREATE TABLE coins (owner TEXT)'))
    const cut = database.transaction(async ({ run }) => {
      await run(`INSERT INTO coins VALUES ('a')`)
      await other.all(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE state = 'idle in transaction'`)
      await run(`INSERT INTO coins VALUES ('b')`)
    })
    await expect(cut).rejects.toEqual(failing)
    expect(await other.all('SELECT owner FROM coins')).toEqual([])
    expect(await database.run(`INSERT INTO coins VALUES ('c')`)).toBe(1)
  })

  test('more transactions than connections all have their turn', async () => {
    const database = openPostgres(createPlace())
    onTestFinished(() => database.close())
    await database.transaction(({ exec }) => exec('CREATE TABLE coins (amount BIGINT NOT NULL)'))
    await database.run('INSERT INTO coins VALUES (0)')
    const add = () => database.transaction(({ run }) => run('UPDATE coins SET amount = amount + 1'))
    await Promise.all(Array.from({ length: 50 }, add))
    expect(await database.get('SELECT amount FROM coins')).toEqual({ amount: 50 })
  })
})

test('a database that is not there when the wallet starts is said in words for its operator', async () => {
  const failure = await openDatabase('postgres://me:hunter2@127.0.0.1:1/wallet').catch((error: Error) => error.message)
  expect(failure).toBe('The database does not answer: ECONNREFUSED')
})
