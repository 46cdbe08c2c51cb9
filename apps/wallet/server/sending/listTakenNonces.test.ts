import { keccak256, serializeTransaction } from 'viem'
import { expect, test } from 'vitest'
import { createSendings } from '../store/createSendings.js'
import { eachStore } from '../store/eachStore.test.fixture.js'
import { listTakenNonces } from './listTakenNonces.js'

eachStore(({ open }) => {
  test('what was sent after one that did not arrive has its number, which the node does not count', async () => {
    const database = await open()
    await database.run(`INSERT INTO users VALUES ('u', 'a@lab.test', 0)`)
    const sendings = createSendings({ database })
    const add = (nonce: number) => {
      const bytes = serializeTransaction({ type: 'eip1559', chainId: 1, nonce, gas: 21_000n })
      return sendings.add({
        ...{ userId: 'u', network: 'eip155:1', request: undefined, options: {}, now: () => 1_000 },
        transactions: [{ bytes, hash: keccak256(bytes) }],
      })
    }
    const [earlier, stuck, later] = [await add(4), await add(5), await add(6)]
    for (const id of [earlier, later]) await sendings.setSent(id, 0)
    const list = () => listTakenNonces({ sendings, now: () => 60_000 }, { userId: 'u', chainId: 1 })
    expect([...(await list())].sort()).toEqual([5, 6])
    // From then on the node counts all of them.
    await sendings.setSent(stuck, 0)
    expect(await list()).toEqual([])
  })
})
