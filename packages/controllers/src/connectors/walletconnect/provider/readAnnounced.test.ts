import { describe, expect, it } from 'vitest'
import { readAnnounced } from './readAnnounced.js'
import { first, second, solanaAddress } from './testing/openTestSession.js'

describe('readAnnounced', () => {
  it.each<[value: unknown, accounts: unknown]>([
    [[first], [{ address: first, network: undefined }]],
    [[`eip155:137:${first}`], [{ address: first, networkId: 'eip155:137' }]],
    [
      [second, `eip155:1:${first}`],
      [
        { address: second, network: undefined },
        { address: first, networkId: 'eip155:1' },
      ],
    ],
    [[`solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:${solanaAddress}`, first], [{ address: first, network: undefined }]],
    [[], []],
    [[solanaAddress], undefined],
    [['0x12'], undefined],
    [[{ address: first }], undefined],
    [[null], undefined],
    [first, undefined],
    [undefined, undefined],
  ])('reads %j', (value, accounts) => {
    expect(readAnnounced(value, 'eip155:1')).toEqual(accounts)
  })

  it('reads the accounts of another namespace by its own rules', () => {
    const former = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'
    expect(readAnnounced([solanaAddress, `${former}:${solanaAddress}`], former)).toEqual([
      { address: solanaAddress, network: undefined },
      { address: solanaAddress, networkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' },
    ])
  })
})
