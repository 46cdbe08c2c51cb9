import { solana } from '@portico/core/networks'
import { createFakeContext, createFakeNode } from '@portico/core/testing'
import { base64 } from '@scure/base'
import { expect, test } from 'vitest'
import { createRpcs } from '../rpc/createRpcs.js'
import { fakeAddresses } from '../testing/createFakeStandardWallet.js'
import { mintBytes } from '../testing/tokenBytes.js'
import { programs } from '../tokens/programs.js'
import { getItemAmounts } from './getItemAmounts.js'

const [address, other] = fakeAddresses
const [whole, divisible] = [
  'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  'So11111111111111111111111111111111111111112',
]

const held = (mint: string, amount: string) => ({
  pubkey: address,
  account: { data: { parsed: { info: { mint, tokenAmount: { amount }, state: 'initialized' } } } },
})

test('tells how many the token accounts hold, and nothing of what is no item', async () => {
  const decimals: Record<string, number> = { [whole]: 0, [divisible]: 9 }
  const fetch = createFakeNode({
    getTokenAccountsByOwner: (_: string, { programId }: { programId: string }) => ({
      value: programId === programs.token ? [held(whole, '1'), held(divisible, '7')] : [],
    }),
    getMultipleAccounts: (keys: string[]) => ({
      value: keys.map((key) => {
        const places = decimals[key]
        return places === undefined
          ? null
          : { owner: programs.token, data: [base64.encode(mintBytes(places)), 'base64'] }
      }),
    }),
  })
  const rpc = createRpcs(createFakeContext({ fetch, networks: [solana] }))(solana.caipNetworkId)
  const items = [divisible, whole, 'no mint', other].map(
    (contract) => ({ standard: 'spl', contract, id: '0' }) as const,
  )
  expect(await getItemAmounts({ rpc, address, items })).toEqual([undefined, 1n, undefined, undefined])
})
