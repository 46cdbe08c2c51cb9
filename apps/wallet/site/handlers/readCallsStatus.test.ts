import { expect, test } from 'vitest'
import type { AskApi } from '../client/AskApi.js'
import { readCallsStatus } from './readCallsStatus.js'

function createAsk(
  statuses: readonly (string | undefined)[],
  { calls = statuses.length, lost = [] }: { calls?: number; lost?: readonly string[] } = {},
): AskApi {
  return async (path, body) => {
    const params: unknown = Reflect.get(body, 'params')
    const index = Number(Array.isArray(params) ? params[0] : 0)
    const status = statuses[index]
    const answer =
      path === '/api/batch'
        ? { chainId: 10, hashes: statuses.map((_, at) => `${at}`), lost, calls }
        : { result: status === undefined ? null : { status } }
    // Stands in for the two responses that are used.
    return answer as never
  }
}

test.each([
  [['0x1', '0x1'], 200],
  [['0x1', undefined], 100],
  [['0x0', '0x0'], 500],
  [['0x1', '0x0'], 600],
])('receipts %j mean %i', async (statuses, status) => {
  expect(await readCallsStatus(createAsk(statuses), '0xid')).toMatchObject({ status, chainId: '0xa', atomic: false })
})

test('a batch of which the node did not take all is one that failed in part', async () => {
  expect(await readCallsStatus(createAsk(['0x1'], { calls: 2 }), '0xid')).toMatchObject({ status: 600, receipts: [{}] })
  expect(await readCallsStatus(createAsk(['0x0'], { calls: 2 }), '0xid')).toMatchObject({ status: 500 })
  expect(await readCallsStatus(createAsk([undefined], { calls: 2 }), '0xid')).toMatchObject({ status: 100 })
})

test('a batch is not in work for ever: what the wallet gave up counts as failed unless the chain has it', async () => {
  expect(await readCallsStatus(createAsk([undefined], { lost: ['0'] }), '0xid')).toMatchObject({ status: 400 })
  expect(await readCallsStatus(createAsk(['0x1'], { lost: ['0'] }), '0xid')).toMatchObject({ status: 200 })
  expect(await readCallsStatus(createAsk(['0x1', undefined], { lost: ['1'] }), '0xid')).toMatchObject({ status: 600 })
  expect(await readCallsStatus(createAsk([undefined, undefined], { lost: ['1'] }), '0xid')).toMatchObject({
    status: 100,
  })
})
