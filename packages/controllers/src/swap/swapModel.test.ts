import { isDeepStrictEqual } from 'node:util'
import { type CaipNetworkId, walletErrors } from '@portico/core'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { approveSwap } from './approveSwap.js'
import { arrangeSwap, dai, router, usdc } from './arrangeSwap.test.fixture.js'
import { confirmSwap } from './confirmSwap.js'
import { flipSwap } from './flipSwap.js'
import { quoteLifetimeMs } from './quoteSwap.js'
import { refreshSwapQuote } from './refreshSwapQuote.js'
import { resetSwap } from './resetSwap.js'
import { reviewSwap } from './reviewSwap.js'
import { setSlippage } from './setSlippage.js'
import { setSwapAmount } from './setSwapAmount.js'
import { setSwapToken } from './setSwapToken.js'
import { setUnlimitedApproval } from './setUnlimitedApproval.js'
import { startSwap } from './startSwap.js'
import { watchSwap } from './watchSwap.js'

/** A provider's question that waits for its answer. */
type Question = {
  readonly networkId: CaipNetworkId
  readonly account: string
  readonly from: string | undefined
  readonly to: string | undefined
  readonly amount: bigint
  readonly at: number
  readonly answer: (isKnown: boolean) => void
}

const networks = ['eip155:1', 'eip155:8453'] as const

/** An instance whose provider answers, and whose wallet decides, when the test says so. */
async function arrangeModel() {
  const questions: Question[] = []
  const quoted = new Map<bigint, Question>()
  const prompts: { readonly settle: (isSigned: boolean) => void }[] = []
  const confirmed: string[] = []
  /** What the wallet was asked for although it must not be. */
  const violations: unknown[] = []
  const pending: Promise<unknown>[] = []
  let serial = 10n ** 12n
  let sent = 0
  const test = await arrangeSwap({
    nativeBalance: 10n ** 24n,
    tokenBalances: [usdc, dai].map((token) => ({ token, amount: 10n ** 30n })),
    source: {
      isSupported: async () => true,
      quote: ({ networkId, account, from, to, amount }) =>
        new Promise((resolve, reject) => {
          // Each offer is recognised by what it gives.
          serial += 10n ** 9n
          const toAmount = serial
          const answer = (isKnown: boolean) => (isKnown ? resolve({ toAmount }) : reject(new Error('down')))
          const question = {
            networkId,
            account,
            from: from.address,
            to: to.address,
            amount,
            at: test.clock.now(),
            answer,
          }
          questions.push(question)
          quoted.set(toAmount, question)
        }),
      // The terms are in what is built.
      buildSwap: async ({ account, from, amount, minimumReceived, slippage }) => ({
        from: account,
        to: router,
        data: `0x12345678${[minimumReceived, BigInt(slippage)].map((each) => each.toString(16).padStart(64, '0')).join('')}`,
        value: from.address === undefined ? amount : 0n,
      }),
    },
    actions: {
      simulateCalls: async ({ calls, tokens }) => {
        const minimum = BigInt(`0x${calls.at(-1)?.data.slice(10, 74)}`)
        return { status: 'success', changes: tokens.map((_, at) => (at === 1 ? minimum : 0n)), allowance: 0n }
      },
      prepareCalls: async ({ calls, networkId, from: account }) => ({
        fee: 1n,
        maxFee: 2n,
        atomic: calls.length === 1,
        send: () =>
          new Promise((resolve, reject) => {
            const data = calls[0]?.data ?? '0x'
            if (data.startsWith('0x12345678')) check(data, networkId, account)
            const hash = `0x${(++sent).toString(16).padStart(64, '0')}`
            prompts.push({ settle: (isSigned) => (isSigned ? resolve(hash) : reject(walletErrors('wallet/rejected'))) })
          }),
      }),
    },
  })

  /** The oracle: what the wallet is asked for is of the quote, input, account and network of this moment. */
  function check(data: string, networkId: string, account: string) {
    const [minimum, slippage] = [BigInt(`0x${data.slice(10, 74)}`), BigInt(`0x${data.slice(74, 138)}`)]
    const { state, clock, portico } = test
    const question = [...quoted].find(([toAmount]) => (toAmount * (10_000n - slippage)) / 10_000n === minimum)?.[1]
    const active = portico.getState().namespaces.eip155
    const asked = question && [question.networkId, question.account, question.from, question.to, question.amount]
    const { fromToken, toToken, amount } = state
    const wanted = [active?.networkId, active?.address, fromToken?.address, toToken?.address, amount]
    const age = clock.now() - (question?.at ?? 0)
    const isRight = isDeepStrictEqual(asked, wanted) && isDeepStrictEqual(asked?.slice(0, 2), [networkId, account])
    if (!isRight || age > quoteLifetimeMs || Number(slippage) !== state.slippage)
      violations.push({ asked, wanted, age, slippage })
    confirmed.push(networkId)
  }
  const run = (command: () => unknown) => {
    pending.push(
      Promise.resolve()
        .then(command)
        .catch(() => {}),
    )
  }
  return { ...test, questions, prompts, confirmed, violations, pending, run }
}

type Model = Awaited<ReturnType<typeof arrangeModel>>
type Step = (model: Model) => unknown

const step = (run: (model: Model) => void): fc.Arbitrary<Step> =>
  fc.constant((model: Model) => model.run(() => run(model)))

const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.nat(3).map(
      (n): Step =>
        ({ portico, run }) =>
          run(() => setSwapAmount(portico, { text: `${n}.5` })),
    ),
  },
  step(({ portico }) => flipSwap(portico)),
  fc.tuple(fc.constantFrom('from', 'to'), fc.constantFrom(undefined, usdc.address, dai.address)).map(
    ([side, address]): Step =>
      ({ portico, run }) =>
        run(() => setSwapToken(portico, { side, address })),
  ),
  fc.integer({ min: 1, max: 600 }).map(
    (slippage): Step =>
      ({ portico, run }) =>
        run(() => setSlippage(portico, { slippage })),
  ),
  fc.boolean().map(
    (unlimited): Step =>
      ({ portico, run }) =>
        run(() => setUnlimitedApproval(portico, { unlimited })),
  ),
  // Time goes on, and answers arrive in any order.
  {
    weight: 4,
    arbitrary: fc.constantFrom(1, 200, 5_000, 10_000, 31_000).map(
      (ms): Step =>
        ({ clock }) =>
          clock.advance(ms),
    ),
  },
  {
    weight: 6,
    arbitrary: fc.tuple(fc.nat(5), fc.integer({ min: 0, max: 9 })).map(
      ([at, luck]): Step =>
        async ({ questions, clock }) => {
          const [question] = questions.splice(Math.max(0, questions.length - 1 - at), 1)
          question?.answer(luck > 0)
          await clock.flush()
        },
    ),
  },
  // A person who goes straight on.
  {
    weight: 3,
    arbitrary: fc.constantFrom(0, 1, 29_000, 31_000).map(
      (ms): Step =>
        async ({ portico, questions, clock, run }) => {
          run(() => reviewSwap(portico))
          for (let rounds = 0; rounds < 2; rounds++) {
            await clock.flush()
            for (const question of questions.splice(0)) question.answer(true)
          }
          await clock.advance(ms)
          run(() => confirmSwap(portico))
        },
    ),
  },
  step(({ portico }) => void refreshSwapQuote(portico)),
  { weight: 4, arbitrary: step(({ portico }) => reviewSwap(portico)) },
  { weight: 4, arbitrary: step(({ portico }) => confirmSwap(portico)) },
  { weight: 2, arbitrary: step(({ portico }) => approveSwap(portico)) },
  {
    weight: 3,
    arbitrary: fc.boolean().map(
      (isSigned): Step =>
        ({ prompts }) =>
          prompts.shift()?.settle(isSigned),
    ),
  },
  fc.constantFrom(...networks).map(
    (id): Step =>
      ({ connection }) =>
        connection.setNetwork(id),
  ),
  step(({ portico }) => startSwap(portico, { fromToken: 'ETH', toToken: 'USDC', amount: '1' })),
  step(({ portico }) => resetSwap(portico)),
)

it('confirms no stale quote and leaves no promise open, whatever happens in which order', async () => {
  let confirmed = 0
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 20, maxLength: 80 }), async (list) => {
      const model = await arrangeModel()
      const { portico, clock, pending } = model
      await startSwap(portico, { fromToken: 'ETH', toToken: 'USDC', amount: '1' })
      watchSwap(portico, () => {})
      await clock.advance(200)
      for (const each of list) {
        await each(model)
        await clock.flush()
      }
      confirmed += model.confirmed.length
      expect(model.violations).toEqual([])
      portico.destroy()
      await clock.flush()
      const all = Promise.all(pending).then(() => 'settled')
      const late = new Promise((resolve) => setTimeout(() => resolve('open'), 2_000))
      expect(await Promise.race([all, late])).toBe('settled')
    }),
    { numRuns: 120 },
  )
  // Otherwise nothing of this was tried.
  expect(confirmed).toBeGreaterThan(40)
}, 120_000)
