import type { DecodedTransaction } from '@portico/app-parts/solana/decodeTransaction'
import type { LiteSVM } from 'litesvm'
import { blockhashLifetime } from '../solanaChain.js'
import { createBlockhashes } from './createBlockhashes.js'
import type { Landed } from './Landed.js'
import { landTransaction } from './landTransaction.js'

/** How a transaction is treated. */
type SubmitOptions = {
  readonly landAfterSlots?: number | undefined
  readonly confirmAfterSlots?: number | undefined
  /** Number of slots for which a blockhash is valid. */
  readonly lifetime?: number | undefined
}

/** The chain: a VM, its slots, and the transactions that were executed in them. */
export type Ledger = {
  readonly vm: LiteSVM
  getSlot(): number
  /** Some slots have no block, so the height is lower than the slot. */
  getBlockHeight(): number
  getBlockhash(): string
  /** Number of slots since a blockhash was created; `Infinity` for an unknown one. */
  getAge(blockhash: string): number
  /** Accepts a transaction and executes it at once, unless the options delay it. */
  submit(decoded: DecodedTransaction, options?: SubmitOptions): void
  find(signature: string): Landed | undefined
  /** Returns the transactions of an account, newest first. */
  listOf(address: string): readonly Landed[]
  /** Advances by one slot, or several. */
  advance(slots?: number): void
  /** Calls the listener for every new slot. Returns the unsubscribe. */
  onSlot(listener: (slot: number) => void): () => void
  /** Calls the listener for every executed transaction. Returns the unsubscribe. */
  onLanded(listener: (landed: Landed) => void): () => void
  /** Drops all transactions and continues with another VM. Slots and blockhashes continue. */
  reset(vm: LiteSVM): void
}

const slotsWithoutBlock = 21_000_000

/**
 * Creates the chain.
 *
 * @param vm VM with accounts. Its blockhash check must be off, because it knows only one blockhash, and so must its
 * history, because it would take a repeated transfer for a duplicate.
 */
export function createLedger(parameters: { readonly vm: LiteSVM }): Ledger {
  const blockhashes = createBlockhashes()
  const landed = new Map<string, Landed>()
  const slotListeners = new Set<(slot: number) => void>()
  const landedListeners = new Set<(landed: Landed) => void>()
  let waiting: readonly { readonly due: number; readonly land: () => void }[] = []
  let vm = parameters.vm
  let slot = Number(vm.getClock().slot)
  blockhashes.add(slot)

  const getTime = () => Math.floor(Date.now() / 1_000)

  function setVmClock(): void {
    const clock = vm.getClock()
    clock.slot = BigInt(slot)
    clock.unixTimestamp = BigInt(getTime())
    vm.setClock(clock)
  }

  function getAge(blockhash: string): number {
    const made = blockhashes.slotOf(blockhash)
    return made === undefined ? Number.POSITIVE_INFINITY : slot - made
  }

  function land(decoded: DecodedTransaction, { confirmAfterSlots = 0, lifetime = blockhashLifetime }: SubmitOptions) {
    if (landed.has(decoded.signature) || getAge(decoded.blockhash) >= lifetime) return
    const done = landTransaction({ vm, decoded, slot, blockTime: getTime(), confirmAfterSlots })
    if (!done) return
    landed.set(decoded.signature, done)
    for (const listener of [...landedListeners]) listener(done)
  }

  function step(): void {
    slot += 1
    blockhashes.add(slot)
    setVmClock()
    const due = waiting.filter((each) => each.due <= slot)
    waiting = waiting.filter((each) => each.due > slot)
    for (const each of due) each.land()
    for (const listener of [...slotListeners]) listener(slot)
  }

  setVmClock()
  return {
    get vm() {
      return vm
    },
    getSlot: () => slot,
    getBlockHeight: () => slot - slotsWithoutBlock,
    getBlockhash: blockhashes.latest,
    getAge,
    submit(decoded, options = {}) {
      const { landAfterSlots = 0 } = options
      if (landAfterSlots === 0) land(decoded, options)
      else waiting = [...waiting, { due: slot + landAfterSlots, land: () => land(decoded, options) }]
    },
    find: (signature) => landed.get(signature),
    listOf: (address) => [...landed.values()].filter(({ keys }) => keys.some((key) => key === address)).reverse(),
    advance(slots = 1) {
      for (let count = 0; count < slots; count++) step()
    },
    onSlot(listener) {
      slotListeners.add(listener)
      return () => slotListeners.delete(listener)
    },
    onLanded(listener) {
      landedListeners.add(listener)
      return () => landedListeners.delete(listener)
    },
    reset(next) {
      vm = next
      landed.clear()
      waiting = []
      setVmClock()
    },
  }
}
