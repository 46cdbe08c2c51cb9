import { wait } from '@portico/core/internal'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import type { OnrampPurchase } from './OnrampState.js'
import { onrampPart, onrampWorkPart } from './onrampPart.js'
import { findOnrampSource } from './onrampSources.js'
import { purchaseKey } from './purchaseKey.js'
import { readBalanceOf } from './readOnrampBalance.js'
import { toOfferedUnits } from './toOfferedUnits.js'

/** Poll intervals during the first 180 s and afterwards, in milliseconds. */
const pollMs = 4_000
const latePollMs = 15_000
/** Nobody can have paid this soon after the page opened, in milliseconds. */
const atOnceMs = 2_000
/** When a purchase counts as late, and when polling stops, in milliseconds. */
const lateAfterMs = 180_000
const lastMs = 1_800_000

/**
 * Follows the purchase that is under way until it has arrived or failed, is canceled, or nothing has been seen for 30
 * minutes.
 *
 * @param portico The instance.
 */
export function followPurchase(portico: Portico): void {
  const { clock, lifetime, logger } = portico[internals]
  const state = getPart(portico, onrampPart)
  const work = getPart(portico, onrampWorkPart)
  work.follow.abort()
  const controller = new AbortController()
  work.follow = controller
  const { signal } = controller
  const startedAt = state.purchase?.startedAt ?? 0
  const set = (change: Partial<OnrampPurchase>) => {
    if (signal.aborted || !state.purchase) return
    state.purchase = { ...state.purchase, ...change }
    keepPurchase(portico, state.purchase)
  }
  set({})
  void follow().catch((error) => logger.error('a purchase is followed no longer', { error }))

  async function follow(): Promise<void> {
    while (!signal.aborted && !lifetime.aborted && state.purchase) {
      const age = clock.now() - startedAt
      const change = await look(portico, state.purchase, age >= lateAfterMs, signal)
      set(change)
      if (signal.aborted) return
      if (change.phase === 'arrived' || change.phase === 'failed') return tellEnd(portico, state.purchase)
      if (age >= lastMs) return set({ phase: 'unseen' })
      if (age >= lateAfterMs && state.purchase.phase === 'waiting') set({ phase: 'late' })
      await wait({ clock, ms: age >= lateAfterMs ? latePollMs : pollMs, signal })
    }
  }
}

/** Stores a purchase while it is under way. */
export function keepPurchase(portico: Portico, purchase: OnrampPurchase): void {
  const { store } = portico[internals]
  const { phase, expected, before, received: _, isUnreachable: __, ...rest } = purchase
  if (phase === 'arrived' || phase === 'failed' || phase === 'canceled') store.remove(purchaseKey)
  else store.set(purchaseKey, { ...rest, expected: expected?.toString(), before: before?.toString() })
}

/** Asks the provider and the chain once, and returns what has changed. */
async function look(
  portico: Portico,
  purchase: OnrampPurchase,
  isLate: boolean,
  signal: AbortSignal,
): Promise<Partial<OnrampPurchase>> {
  // Nothing can have arrived yet, so the current balance is the balance before the purchase. The form's may be older.
  const isAtOnce = portico[internals].clock.now() - purchase.startedAt < atOnceMs
  const [told, held] = await Promise.all([
    askProvider(portico, purchase, signal).catch((error: unknown) => fail(portico, error)),
    readBalanceOf(portico, purchase, signal).catch((error: unknown) => fail(portico, error)),
  ])
  if (signal.aborted) return {}
  const { earlier, hash, status } = told ?? {}
  const before = (isAtOnce ? held?.amount : undefined) ?? purchase.before ?? held?.amount
  const decimals = purchase.token.decimals ?? held?.decimals
  const known: Partial<OnrampPurchase> = {
    isUnreachable: !told && !held,
    before,
    earlier: purchase.earlier ?? earlier,
    expected: purchase.expected ?? toOfferedUnits(purchase.offered, decimals),
    token: { ...purchase.token, decimals },
    ...(hash !== undefined && { hash }),
  }
  if (status === 'failed') return { ...known, phase: 'failed' }
  // The provider's status counts first. The chain alone decides if the provider is late or reports nothing.
  const isDone = status === 'confirmed' || isLate || told?.isSilent === true
  if (isDone) {
    const received = await readReceived(portico, purchase, hash, before, held?.amount, signal)
    if (received !== undefined && received > 0n) return { ...known, phase: 'arrived', received }
  }
  return status === undefined ? known : { ...known, phase: 'processing' }
}

type Told = {
  readonly status?: 'pending' | 'confirmed' | 'failed' | undefined
  readonly hash?: string | undefined
  readonly earlier?: readonly string[] | undefined
  /** Whether this provider reports no status. */
  readonly isSilent?: boolean | undefined
}

async function askProvider(portico: Portico, purchase: OnrampPurchase, signal: AbortSignal): Promise<Told> {
  const { namespace, providerId, account, startedAt } = purchase
  const source = await findOnrampSource(portico, { namespace, id: providerId })
  if (!source.listRecords) return { isSilent: true }
  const { clock } = portico[internals]
  const askedAt = clock.now()
  const records = await source.listRecords({ account, signal })
  // Records that exist when the page opens belong to earlier purchases, whatever the provider's clock says.
  const isAtOnce = askedAt - startedAt < atOnceMs && clock.now() - askedAt < atOnceMs
  const known = records.filter(({ at }) => isAtOnce || at < startedAt)
  const earlier = purchase.earlier ?? known.map(({ id }) => id)
  const own = records.filter(({ id, networkId }) => !earlier.includes(id) && networkId === purchase.networkId)
  // Of several, the first that began after the page opened.
  const record = own.reduce<(typeof own)[number] | undefined>((first, each) => {
    return first && first.at <= each.at ? first : each
  }, undefined)
  return { status: record?.status, hash: record?.hash, earlier }
}

/** Reads what has arrived: by the transaction where it is known and can be read, else by what the account holds. */
async function readReceived(
  portico: Portico,
  { account, namespace, networkId, token }: OnrampPurchase,
  hash: string | undefined,
  before: bigint | undefined,
  after: bigint | undefined,
  signal: AbortSignal,
): Promise<bigint | undefined> {
  const tokens = [token.address]
  const actions = hash ? await portico[internals].loadActions(namespace).catch(() => undefined) : undefined
  const changes = hash
    ? await actions?.getBalanceChanges?.({ networkId, hash, account, tokens, signal }).catch(() => undefined)
    : undefined
  if (changes?.[0] !== undefined) return changes[0]
  return before === undefined || after === undefined ? undefined : after - before
}

function fail(portico: Portico, error: unknown): undefined {
  portico[internals].logger.warn('a purchase could not be followed', { error })
}

/** Reports that a purchase has ended. */
async function tellEnd(portico: Portico, purchase: OnrampPurchase): Promise<void> {
  const { tellPurchaseEnd } = await import('./tellPurchaseEnd.lazy.js')
  if (!portico[internals].lifetime.aborted) tellPurchaseEnd(portico, purchase)
}
