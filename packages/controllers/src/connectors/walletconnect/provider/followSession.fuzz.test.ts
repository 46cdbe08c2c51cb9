import { isCaipNetworkId } from '@portico/core'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { first, openTestSession, second, topic } from './testing/openTestSession.js'

const odd = fc.oneof(
  fc.anything(),
  fc.constantFrom(
    1,
    137,
    '0x89',
    '137',
    'eip155:137',
    'solana:x',
    first,
    `eip155:1:${second}`,
    `${first}:`,
    'eip155:',
    {},
  ),
)
const list = fc.oneof(odd, fc.array(odd, { maxLength: 4 }))
const namespace = fc.oneof(
  odd,
  fc.record({ accounts: list, chains: list, methods: list, events: list }, { requiredKeys: [] }),
)
const event = fc.record(
  {
    event: fc.oneof(odd, fc.record({ name: fc.constantFrom('chainChanged', 'accountsChanged', 'x'), data: list })),
    chainId: fc.oneof(odd, fc.constantFrom('eip155:1', 'eip155:137')),
  },
  { requiredKeys: [] },
)
const keys = fc.constantFrom('eip155', 'eip155:1', 'solana', '__proto__', 'constructor', '')
const update = fc.record({ namespaces: fc.oneof(odd, fc.dictionary(keys, namespace)) }, { requiredKeys: [] })
const message = fc.oneof(
  fc.tuple(fc.constant('session_event' as const), fc.oneof(odd, event)),
  fc.tuple(fc.constant('session_update' as const), fc.oneof(odd, update)),
)

it('survives whatever a wallet sends, in a state that makes sense, and reports each change once', () => {
  const runs = process.env.PORTICO_LONG === '1' ? 10_000 : 300
  const property = fc.property(fc.array(message, { maxLength: 6 }), (messages) => {
    const { client, connection, context, events } = openTestSession()
    for (const [name, params] of messages) {
      const before = events.length
      client.emit(name, { topic, params })
      const names = events.slice(before).map(([each]) => each)
      expect(names).toEqual([...new Set(names)])
      const networkId = connection.networkId('eip155')
      expect(networkId === undefined || (isCaipNetworkId(networkId) && networkId.startsWith('eip155:'))).toBe(true)
      const addresses = connection.accounts('eip155').map(({ address }) => address.toLowerCase())
      expect(addresses).toEqual([...new Set(addresses)])
      for (const address of addresses) expect(address).toMatch(/^0x[\da-f]{40}$/)
    }
    connection.release?.()
    expect([client.listenerCount(), context.clock.pending()]).toEqual([0, 0])
  })
  fc.assert(property, { numRuns: runs })
}, 120_000)
