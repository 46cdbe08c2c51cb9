import { expect, test } from 'vitest'
import { createPreparations } from './createPreparations.js'
import { eachStore } from './eachStore.test.fixture.js'

const hourMs = 3_600_000

eachStore(({ openTwice }) => {
  test('what one process prepared another one knows, for its account and network, for an hour', async () => {
    const [one, other] = (await openTwice()).map((database) => createPreparations({ database }))
    const mine = { userId: 'u', network: 'eip155:1' }
    await one?.note({ ...mine, transactions: ['0x1', '0x2'] }, 5)
    await one?.note({ ...mine, transactions: ['0x2'] }, 7)
    const find = (transactions: readonly string[], more = {}) => other?.findTime({ ...mine, ...more, transactions })
    expect([await find(['0x2']), await find(['0x2', '0x1', '0x3'])]).toEqual([7, 5])
    expect([await find(['0x3']), await find([])]).toEqual([undefined, undefined])
    expect([await find(['0x1'], { userId: 'v' }), await find(['0x1'], { network: 'eip155:10' })]).toEqual([
      undefined,
      undefined,
    ])
    await other?.note({ ...mine, transactions: [] }, hourMs + 5)
    expect([await find(['0x1']), await find(['0x2'])]).toEqual([undefined, 7])
  })
})
