import type { CallsSimulation } from '@portico/core'
import { createFakeFetch } from '@portico/core/testing'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { otherAddress, ownAddress } from '../navigation/modal/arrange.test.fixture.js'
import { approveSwap } from './approveSwap.js'
import { arrangeSwap, hash, router, usdc } from './arrangeSwap.test.fixture.js'
import { encodeApproval } from './checkApproval.js'
import { confirmSwap } from './confirmSwap.js'
import { reviewSwap } from './reviewSwap.js'
import { setSlippage } from './setSlippage.js'
import { setSwapAmount } from './setSwapAmount.js'
import { startSwap } from './startSwap.js'

afterEach(() => vi.unstubAllGlobals())

const native = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const id = (address: string | undefined) => `eip155:1:${address}`
const word = (value: bigint) => BigInt.asUintN(256, value).toString(16).padStart(64, '0')
const unread = (data: string, at: number) => BigInt.asIntN(256, BigInt(`0x${data.slice(10 + at * 64, 74 + at * 64)}`))
/** Call data of which the fake chain reads what the contract does to the account's balances. */
const deed = (sold: bigint, received: bigint, other = 0n) => `0x12345678${word(sold)}${word(received)}${word(other)}`

type Answers = {
  readonly approve?: object
  readonly swap?: object
  /** What the approved contract has not taken. */
  readonly left?: bigint
}

/** A service of one's own that quotes 1 USDC for 0.5 ETH, or 2 ETH units for 1 USDC, and builds what a test says. */
async function arrangeService(from: 'ETH' | 'USDC', answers: Answers = {}) {
  const amount = from === 'ETH' ? 500_000_000_000_000_000n : 1_000_000n
  const toAmount = 2_000_000n
  const eip155 = { gas: 1, gasPrice: '1' }
  const approve = { from: id(ownAddress), to: id(usdc.address), data: encodeApproval(router, 1n), value: '0', eip155 }
  const swap = { from: id(ownAddress), to: id(router), data: deed(-amount, toAmount), amount: '1', eip155 }
  const fetch = createFakeFetch(({ url }) => {
    const path = url.pathname.replace('/v1/', '')
    if (path === 'supported-chains') return { json: { http: ['eip155:1'] } }
    if (path === 'convert/tokens')
      return {
        json: {
          tokens: [
            { ...usdc, address: id(usdc.address) },
            { symbol: 'ETH', name: 'E', decimals: 18, address: id(native) },
          ],
        },
      }
    if (path === 'convert/gas-price') return { json: { standard: '1', fast: '1', instant: '1' } }
    if (path === 'convert/quotes')
      return { json: { quotes: [{ id: null, fromAmount: String(amount), toAmount: String(toAmount) }] } }
    if (path === 'convert/allowance') return { json: { allowance: '0' } }
    if (path === 'convert/build-approve') return { json: { tx: { ...approve, ...answers.approve } } }
    if (path === 'convert/build-transaction') return { json: { tx: { ...swap, ...answers.swap } } }
    return { json: { balances: [], fungibles: [] } }
  })
  vi.stubGlobal('fetch', fetch)
  const simulateCalls = async ({
    calls,
    tokens,
  }: {
    calls: readonly { data: string }[]
    tokens: readonly unknown[]
  }) => {
    const data = calls.at(-1)?.data ?? ''
    if (!data.startsWith('0x12345678')) return { status: 'reverted', index: calls.length - 1 } satisfies CallsSimulation
    const others = tokens.slice(2).map((_, at) => (at === 0 ? unread(data, 2) : 0n))
    const changes = [unread(data, 0), unread(data, 1), ...others]
    return { status: 'success', changes, allowance: answers.left ?? 0n } satisfies CallsSimulation
  }
  const test = await arrangeSwap({
    options: { swaps: undefined, services: { blockchainApi: 'https://data.example' } },
    actions: { simulateCalls },
  })
  const to = from === 'ETH' ? 'USDC' : 'ETH'
  await startSwap(test.portico, { fromToken: from, toToken: to })
  setSwapAmount(test.portico, { text: from === 'ETH' ? '0.5' : '1' })
  await test.clock.advance(200)
  const calls = (path: string) => fetch.calls.filter(({ url }) => url.pathname.endsWith(path))
  return { ...test, calls }
}

describe('the data service', () => {
  it('is asked by its wire shapes, and what it builds is signed once it was read', async () => {
    const { portico, state, calls, send, prepareCalls } = await arrangeService('USDC')
    expect(state.tokens.map(({ symbol }) => symbol)).toEqual(['ETH', 'USDC'])
    setSlippage(portico, { slippage: 250 })
    await reviewSwap(portico)
    expect([...(calls('quotes')[0]?.url.searchParams ?? [])].slice(0, 5)).toEqual([
      ['amount', '1000000'],
      ['userAddress', ownAddress],
      ['from', id(usdc.address)],
      ['to', id(native)],
      ['gasPrice', '1'],
    ])
    expect(JSON.parse(calls('build-transaction')[0]?.body ?? '')).toEqual({
      amount: '1000000',
      eip155: { slippage: 2.5 },
      from: id(usdc.address),
      to: id(native),
      userAddress: id(ownAddress),
      disableEstimate: true,
    })
    // Encoded here: not the 1 base unit that the service wrote.
    expect(prepareCalls).toHaveBeenLastCalledWith(
      expect.objectContaining({ calls: [{ to: usdc.address, data: encodeApproval(router, 1_000_000n), value: 0n }] }),
    )
    await expect(approveSwap(portico)).resolves.toBe(hash)
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('reads the balances of both tokens anew once the chain has the swap', async () => {
    const { portico, state, calls, clock } = await arrangeService('ETH')
    await reviewSwap(portico)
    await expect(confirmSwap(portico)).resolves.toBe(hash)
    await clock.flush()
    expect(state.phase).toBe('confirmed')
    await startSwap(portico)
    const forced = calls('balance').map(({ url }) => url.searchParams.get('forceUpdate'))
    expect(forced).toEqual([null, [id(native), id(usdc.address)].join()])
  })

  it('may name the token as the sender of an approval', async () => {
    const { portico, state } = await arrangeService('USDC', { approve: { from: id(usdc.address), to: id(router) } })
    await reviewSwap(portico)
    expect(state.review).toMatchObject({ step: 'approve', spender: router.toLowerCase() })
  })

  const address = fc.constantFrom(ownAddress, otherAddress, native, `0x${'0'.repeat(40)}`, '0x1234', 'nobody')
  const bytes = fc.uint8Array({ maxLength: 200 }).map((array) => `0x${Buffer.from(array).toString('hex')}`)
  const positive = fc.bigInt({ min: 1n, max: 2n ** 200n })
  const amount = 500_000_000_000_000_000n

  const hostileSwap: fc.Arbitrary<Answers> = fc.oneof(
    // To an account, to oneself, to nobody.
    address.map((to) => ({ swap: { to: id(to) } })),
    // From somebody else.
    fc.constantFrom(otherAddress, router, native).map((from) => ({ swap: { from: id(from) } })),
    // Anything but a swap.
    bytes.map((data) => ({ swap: { data } })),
    fc.anything().map((data) => ({ swap: { data: JSON.stringify(data) } })),
    // Takes more than was typed.
    positive.map((more) => ({ swap: { data: deed(-amount - more, 2_000_000n) } })),
    // Takes something else as well.
    positive.map((more) => ({ swap: { data: deed(-amount, 2_000_000n, -more) } })),
    // Pays less than the minimum, or somebody else.
    fc.bigInt({ min: -(2n ** 100n), max: 1_979_999n }).map((less) => ({ swap: { data: deed(-amount, less) } })),
  )

  it('has none of 150 hostile swaps signed', async () => {
    await fc.assert(
      fc.asyncProperty(hostileSwap, async (answers) => {
        const { portico, send, state } = await arrangeService('ETH', answers)
        // The only token that the account has besides those that are swapped is watched as well.
        state.tokens = [...state.tokens, { address: router, symbol: 'X', name: 'X', decimals: 18, balance: 1n }]
        await expect(reviewSwap(portico)).rejects.toMatchObject({ code: expect.stringMatching(/^swap\//) })
        await expect(confirmSwap(portico)).rejects.toMatchObject({ code: 'swap/not-ready' })
        expect(send).not.toHaveBeenCalled()
      }),
      { numRuns: 150 },
    )
  }, 60_000)

  const hostileApproval: fc.Arbitrary<Answers> = fc.oneof(
    address.map((spender) => ({ approve: { data: encodeApproval(spender, 1n) } })),
    fc.constantFrom(router, otherAddress, native).map((to) => ({ approve: { to: id(to) } })),
    bytes.map((data) => ({ approve: { data } })),
    bytes
      .filter((more) => more.length > 2)
      .map((more) => ({ approve: { data: encodeApproval(router, 1n) + more.slice(2) } })),
    fc.constantFrom('a9059cbb', '23b872dd', '39509351', 'd505accf').map((selector) => ({
      approve: { data: `0x${selector}${encodeApproval(router, 1n).slice(10)}` },
    })),
    positive.map((value) => ({ approve: { value: String(value) } })),
    // A contract that is not the one that takes the token.
    fc.bigInt({ min: 1n, max: 1_000_000n }).map((left) => ({ left, swap: { data: deed(-1_000_000n, 2_000_000n) } })),
  )

  it('has none of 150 hostile approvals signed', async () => {
    await fc.assert(
      fc.asyncProperty(hostileApproval, async (answers) => {
        const { portico, send } = await arrangeService('USDC', answers)
        await expect(reviewSwap(portico)).rejects.toMatchObject({ code: expect.stringMatching(/^swap\//) })
        await expect(approveSwap(portico)).rejects.toMatchObject({ code: 'swap/not-ready' })
        await expect(confirmSwap(portico)).rejects.toMatchObject({ code: 'swap/not-ready' })
        expect(send).not.toHaveBeenCalled()
      }),
      { numRuns: 150 },
    )
  }, 60_000)
})
