import { formatAmount, isPorticoError, swapErrors, transferErrors } from '@portico/core'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { askSwapWallet } from './askSwapWallet.js'
import { describeTerms, toSwapRequest } from './describeInput.js'
import { quoteLifetimeMs } from './quoteSwap.js'
import { isActive } from './swapContextPart.js'
import { swapPart } from './swapPart.js'
import { swapWorkPart } from './swapWorkPart.js'
import { trackSwap } from './trackSwap.js'

/** What `confirmSwap` takes. */
export type ConfirmSwapParameters = {
  /** Stops waiting for the wallet. */
  readonly signal?: AbortSignal | undefined
}

/** What `confirmSwap` returns: the transaction's hash; `undefined` if the user declined. */
export type ConfirmSwapReturnType = string | undefined

/**
 * Asks the wallet to sign and send the reviewed swap, together with the approval where the wallet executes both as one
 * (EIP-5792), then watches it. Refuses a quote that is older than 30 s or of other input, and a swap whose simulation no
 * longer gives the minimum. If the user declines, the form is a draft again. Once a block holds the swap, `sold` and
 * `received` are the amounts according to the chain.
 *
 * @param portico The instance.
 * @param options Stops waiting for the wallet.
 * @returns The transaction's hash once the wallet has sent it; `undefined` if the user declined.
 * @throws `swap/not-ready` before `reviewSwap`, `swap/stale-quote`, `swap/approval-needed`, `swap/in-progress`,
 * `swap/price-moved`, `swap/would-fail`, `swap/unsafe-transaction`, `swap/aborted`, `embedded-wallet/outcome-unknown`,
 * `provider/outcome-unknown`, `evm/outcome-unknown`, and errors of the wallet.
 */
export async function confirmSwap(
  portico: Portico,
  { signal }: ConfirmSwapParameters = {},
): Promise<ConfirmSwapReturnType> {
  const { clock } = portico[internals]
  const state = getPart(portico, swapPart)
  const work = getPart(portico, swapWorkPart)
  if (state.phase === 'signing' || state.phase === 'unknown') throw swapErrors('swap/in-progress')
  const { prepared } = work
  if (!prepared || state.phase !== 'draft' || state.review.status !== 'ready') throw swapErrors('swap/not-ready', {})
  const isOld = clock.now() - prepared.at > quoteLifetimeMs
  if (isOld || prepared.key !== describeTerms(state) || !isActive(portico, state)) throw swapErrors('swap/stale-quote')
  if (prepared.step === 'approve') throw swapErrors('swap/approval-needed')
  const { readAmounts, readReason } = prepared
  const request = toSwapRequest(state)
  const { account, from, to, amount } = request
  const given = { amount: formatAmount(amount, from.decimals), symbol: from.symbol, token: from.address }
  const tracker = trackSwap(portico, state)
  return askSwapWallet(portico, {
    asking: 'swap',
    transaction: prepared.transaction,
    // The price may have moved since.
    check: prepared.recheck,
    details: { from: account, to: prepared.call.to, ...given, received: to.address },
    signal,
    onFailure: tracker.fail,
    onOutcome({ phase, hash, error }, isShown) {
      if (phase === 'pending') return
      if (phase === 'confirmed') tracker.succeed()
      else tracker.fail(error)
      if (!isShown || !hash) return
      void readOutcome(hash, error)
    },
  })

  /** Shows what the chain says was given and received, or why it has reverted the swap. */
  async function readOutcome(hash: string, cause: unknown): Promise<void> {
    try {
      if (!cause) {
        const amounts = await readAmounts(hash)
        if (state.hash === hash) Object.assign(state, amounts)
      } else if (isPorticoError(cause, 'transfer/reverted')) {
        const reason = await readReason()
        if (state.hash === hash && reason !== undefined)
          state.error = transferErrors('transfer/reverted', { reason }, { cause })
      }
    } catch (error) {
      portico[internals].logger.warn('the outcome of a swap could not be read', { error })
    }
  }
}
