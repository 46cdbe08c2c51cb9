import type { CaipNetworkId } from '@portico/core'
import type { StoredTransaction } from '@portico/core/internal'
import { internals, type Portico } from '../instance/Portico.js'
import { isPageActive, onPageActive } from '../queries/isPageActive.js'
import type { ServiceTransaction } from '../services/blockchainApi/ServiceTransaction.js'
import { normalizeHash } from './ActivityItem.js'

/** Waits before the service is asked once more for what it does not list yet, in milliseconds. */
const waits = [2_000, 4_000, 8_000, 16_000, 32_000]
/** How long after it was sent a transaction is waited for that nobody has seen pending, in milliseconds. */
const recentMs = 600_000

/** What the list shows at the moment. */
type ListingState = {
  readonly networkId: CaipNetworkId
  /** The account's transactions, sent through Portico. */
  readonly sent: readonly StoredTransaction[]
  /** The newest page of the service; `undefined` if it has none, or is being asked. */
  readonly newest: readonly ServiceTransaction[] | undefined
}

export type AwaitListingParameters = {
  /** Asks the service for the newest page. */
  ask(): void
  /** Called when the service lists what it was asked for. */
  onListed(transaction: StoredTransaction): void
}

/** Waits until the data service lists what it may know some seconds later than the network. */
export type ListingWait = {
  /** To be called with each state of the list. */
  update(state: ListingState): void
  stop(): void
}

/**
 * Asks the data service again, after growing waits, while it does not list a transaction that was sent through Portico
 * and is confirmed: services index blocks some seconds after the network has them. Nothing is asked of a page that is
 * hidden or offline; it is made up for when the page is back.
 *
 * @param portico The instance.
 * @param parameters How to ask, and who is told.
 */
export function awaitListing(portico: Portico, { ask, onListed }: AwaitListingParameters): ListingWait {
  const { clock } = portico[internals]
  /** Times at which those were sent that were seen pending; their hashes change when they are replaced. */
  const pending = new Set<number>()
  /** How often each transaction was asked for, by its hash. */
  const attempts = new Map<string, number>()
  let missing: readonly string[] = []
  let timer: { readonly due: number; cancel(): void } | undefined
  const end = () => {
    timer?.cancel()
    timer = undefined
  }
  const arm = () => {
    const ms = waits[Math.min(...missing.map((hash) => attempts.get(hash) ?? 0))]
    if (ms === undefined) return end()
    const due = clock.now() + ms
    if (timer && timer.due <= due) return
    end()
    timer = { due, cancel: clock.setTimeout(run, ms) }
  }
  const run = () => {
    timer = undefined
    if (!isPageActive()) return
    for (const hash of missing) attempts.set(hash, (attempts.get(hash) ?? 0) + 1)
    ask()
  }
  const stopFollowing = onPageActive(() => {
    if (!timer) arm()
  })
  return {
    update({ networkId, sent, newest }) {
      const here = sent.filter((each) => each.networkId === networkId)
      for (const { status, sentAt } of here) if (status === 'pending') pending.add(sentAt)
      const isRecent = ({ sentAt }: StoredTransaction) => pending.has(sentAt) || clock.now() - sentAt <= recentMs
      const wanted = newest ? here.filter((each) => each.status === 'confirmed' && isRecent(each)) : []
      missing = []
      // Few are wanted, if any; all of a page need not be looked at then.
      if (!newest || wanted.length === 0) return end()
      const listed = new Set(
        newest.flatMap(({ hash, status }) => (hash && status !== 'pending' ? normalizeHash(hash) : [])),
      )
      const isListed = ({ hash }: StoredTransaction) => listed.has(normalizeHash(hash))
      missing = wanted.filter((each) => !isListed(each)).map(({ hash }) => hash)
      for (const each of wanted) if (isListed(each) && attempts.delete(each.hash)) onListed(each)
      arm()
    },
    stop() {
      end()
      stopFollowing()
    },
  }
}
