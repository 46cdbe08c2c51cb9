import { getNamespace } from '@portico/core'
import { wait } from '@portico/core/internal'
import { refreshHoldings } from '../assets/portfolio/refreshHoldings.js'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { requestPayStatus } from '../services/blockchainApi/pay/requestPayStatus.js'
import type { Payment, PaymentPhase } from './PayState.js'
import { payErrors } from './payErrors.js'
import { paymentKey } from './paymentKey.js'
import { payPart, payWorkPart } from './payPart.js'
import { trackPayment } from './trackPay.js'

/** Poll intervals during the first 180 s and afterwards, in milliseconds. */
const pollMs = 4_000
const latePollMs = 15_000
/** When a payment counts as late, and when polling stops, in milliseconds. */
const lateAfterMs = 180_000
const lastMs = 1_800_000

/** Returns whether a payment may still arrive. */
export function isPaymentUnderWay(payment: { readonly phase: PaymentPhase } | undefined): boolean {
  const phases: readonly (PaymentPhase | undefined)[] = ['preparing', 'ready', 'waiting', 'late', 'processing']
  return payment?.phase === 'confirming' || phases.includes(payment?.phase)
}

/**
 * Follows the payment that is under way until it has arrived or failed, is canceled, or nothing has been seen for 30
 * minutes.
 *
 * @param portico The instance.
 */
export function followPayment(portico: Portico): void {
  const { clock, lifetime, logger } = portico[internals]
  const state = getPart(portico, payPart)
  const work = getPart(portico, payWorkPart)
  work.follow.abort()
  const controller = new AbortController()
  work.follow = controller
  const { signal } = controller
  const set = (change: Partial<Payment>) => {
    if (signal.aborted || !state.payment) return
    state.payment = { ...state.payment, ...change }
    keepPayment(portico, state.payment)
  }
  set({})
  void follow().catch((error) => logger.error('a payment is followed no longer', { error }))

  async function follow(): Promise<void> {
    const from = clock.now()
    while (!signal.aborted && !lifetime.aborted && state.payment) {
      set(await look(portico, state.payment, signal))
      if (signal.aborted || !isPaymentUnderWay(state.payment)) return finish(portico)
      const age = clock.now() - state.payment.startedAt
      // Polled for at least this long once it is followed again.
      const isOld = age >= lastMs && clock.now() - from >= lateAfterMs
      const { paidAt } = state.payment
      if (isOld || (paidAt !== undefined && clock.now() - paidAt >= lastMs)) return set({ phase: 'unseen' })
      if (age >= lateAfterMs && state.payment.phase === 'waiting') set({ phase: 'late' })
      await pause(age)
    }
  }

  async function pause(age: number): Promise<void> {
    const early = new AbortController()
    work.look = early
    const stop = () => early.abort()
    signal.addEventListener('abort', stop)
    await wait({ clock, ms: age >= lateAfterMs ? latePollMs : pollMs, signal: early.signal })
    signal.removeEventListener('abort', stop)
  }
}

/** Stores a payment while it is under way, or may still turn up. */
export function keepPayment(portico: Portico, payment: Payment): void {
  const { store } = portico[internals]
  const { id, exchange, asset, amount, recipient, isOwn, startedAt, sessionId, paidAt, hash } = payment
  const isKept = isPaymentUnderWay(payment) || payment.phase === 'unseen'
  if (!isKept || sessionId === undefined) {
    store.remove(paymentKey)
    return
  }
  const { id: exchangeId, name } = exchange
  const kept = { id, recipient, isOwn, startedAt, sessionId, paidAt, hash }
  // A picture of the token is left out: it may be megabytes of data.
  const { image: _, ...token } = asset
  store.set(paymentKey, { ...kept, exchange: { id: exchangeId, name }, asset: token, amount: amount.toString() })
}

/** Asks the exchange once, and looks its payment up on the chain. Returns what has changed. */
async function look(portico: Portico, payment: Payment, signal: AbortSignal): Promise<Partial<Payment>> {
  const { clock, logger } = portico[internals]
  const { sessionId = '', exchange } = payment
  const asked = { sessionId, exchangeId: exchange.id, signal }
  const told = await requestPayStatus(portico, asked).catch((error: unknown) => {
    if (!signal.aborted) logger.warn('an exchange could not be asked after a payment', { error })
  })
  if (!told) return { isUnreachable: true }
  const known = { isUnreachable: false, ...('hash' in told && { hash: told.hash }) }
  if (told.status === 'FAILED') {
    return { ...known, phase: 'failed', error: payErrors('pay/failed', { exchange: exchange.name }) }
  }
  if (told.status === 'IN_PROGRESS') return { ...known, phase: 'processing' }
  if (told.status === 'UNKNOWN') return known
  const hash = known.hash ?? payment.hash
  // Without a transaction there is nothing to look up, so the exchange is believed.
  if (hash === undefined) return { ...known, phase: 'arrived' }
  const received = await readReceived(portico, payment, hash, signal).catch((error: unknown) => {
    if (!signal.aborted) logger.warn('the chain could not be asked for a payment', { error })
  })
  if (received !== undefined && received > 0n) return { ...known, phase: 'arrived', received }
  return { ...known, phase: 'confirming', paidAt: payment.paidAt ?? clock.now() }
}

async function readReceived(
  portico: Portico,
  { asset, recipient: account }: Payment,
  hash: string,
  signal: AbortSignal,
): Promise<bigint | undefined> {
  const { networkId, address } = asset
  const actions = await portico[internals].loadActions(getNamespace(networkId))
  const changes = await actions.getBalanceChanges?.({ networkId, hash, account, tokens: [address], signal })
  return changes?.[0]
}

function finish(portico: Portico): void {
  const { payment } = getPart(portico, payPart)
  if (payment?.phase === 'failed') trackPayment(portico, 'PAY_ERROR', payment)
  if (payment?.phase !== 'arrived') return
  trackPayment(portico, 'PAY_SUCCESS', payment)
  const { networkId, address } = payment.asset
  refreshHoldings(portico, { networkId, addresses: [address] })
}
