import { describe, expect, it } from 'vitest'
import { listAccounts } from './listAccounts.js'
import { readApproval } from './readApproval.js'
import { first, second, topic } from './testing/openTestSession.js'

const third = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

function list(accounts: readonly string[], announced: readonly [string, `eip155:${string}`?][] = []) {
  const approval = readApproval(
    {
      topic,
      expiry: 0,
      namespaces: { eip155: { accounts, methods: [], events: [] } },
      peer: { metadata: { name: '', url: '', icons: [] } },
    },
    'eip155',
  )
  const given = announced.map(([address, networkId]) => ({ address, networkId }))
  const parameters = { namespace: 'eip155', active: 'eip155:137' as const, announced: given }
  return listAccounts(approval, parameters).map(({ address }) => address)
}

describe('listAccounts', () => {
  it('puts the account of the active network first', () => {
    expect(list([`eip155:1:${first}`, `eip155:137:${second}`])).toEqual([second, first])
  })

  it('names an address once, in any spelling', () => {
    expect(list([`eip155:137:${first}`, `eip155:1:${first.toLowerCase()}`])).toEqual([first])
  })

  it('follows the order the wallet announced', () => {
    expect(list([`eip155:137:${first}`, `eip155:137:${second}`], [[second]])).toEqual([second, first])
  })

  it('takes an announced account that the session does not name for one of every network', () => {
    expect(list([`eip155:137:${first}`], [[third]])).toEqual([third, first])
  })

  it('does not put an account of another network first because it was announced', () => {
    expect(list([`eip155:1:${second}`, `eip155:137:${first}`], [[second]])).toEqual([first, second])
    expect(list([`eip155:137:${first}`], [[third, 'eip155:1']])).toEqual([first, third])
  })

  it('takes a selection made on another network where the account is approved here too', () => {
    const accounts = [`eip155:137:${first}`, `eip155:137:${second}`, `eip155:1:${second}`]
    expect(list(accounts, [[second, 'eip155:1']])).toEqual([second, first])
    expect(
      list(accounts, [
        [second, 'eip155:1'],
        [first, 'eip155:137'],
      ]),
    ).toEqual([first, second])
  })

  it('has none without an approval, and says `payment` on bitcoin', () => {
    expect(listAccounts(undefined, { namespace: 'eip155', active: undefined, announced: [] })).toEqual([])
    const approval = {
      networks: [],
      accounts: [{ address: 'bc1q', networkId: 'bip122:a' as const }],
      methods: [],
      toWire: () => undefined,
    }
    expect(listAccounts(approval, { namespace: 'bip122', active: undefined, announced: [] })).toEqual([
      { address: 'bc1q', type: 'payment' },
    ])
  })
})
