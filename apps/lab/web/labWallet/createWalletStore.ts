import type { LabWalletState } from './labWalletState.js'

const storageKey = 'lab-wallet'

/** How tabs tell each other of a new state. */
export type WalletChannel = {
  post(state: LabWalletState): void
  /** @returns Stops listening. */
  listen(listener: (state: LabWalletState) => void): () => void
}

export type WalletStore = {
  get(): LabWalletState
  update(change: Partial<LabWalletState>): void
  /** @returns Stops listening. */
  subscribe(listener: (state: LabWalletState, previous: LabWalletState) => void): () => void
}

/**
 * Keeps the lab wallet's state in storage and the same in every tab.
 *
 * @param initial State of a wallet that is new here, or that was set up by other URL parameters before.
 */
export function createWalletStore(parameters: {
  initial: LabWalletState
  storage: Pick<Storage, 'getItem' | 'setItem'>
  channel: WalletChannel
}): WalletStore {
  const { initial, storage, channel } = parameters
  const listeners = new Set<(state: LabWalletState, previous: LabWalletState) => void>()
  let state = readState(storage, initial)

  function apply(next: LabWalletState): void {
    const previous = state
    state = next
    for (const listener of [...listeners]) listener(next, previous)
  }

  channel.listen(apply)
  return {
    get: () => state,
    update(change) {
      const next = { ...state, ...change }
      storage.setItem(storageKey, JSON.stringify(next))
      channel.post(next)
      apply(next)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function readState(storage: Pick<Storage, 'getItem'>, initial: LabWalletState): LabWalletState {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? 'null')
    // Only this function's own output carries the very setup text of this page, so it has the whole shape.
    if (stored && typeof stored === 'object' && Reflect.get(stored, 'setup') === initial.setup)
      return { ...initial, ...(stored as LabWalletState) }
  } catch {
    // What is not readable is as good as absent.
  }
  return initial
}
