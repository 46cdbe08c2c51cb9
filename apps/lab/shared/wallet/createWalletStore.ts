import type { LabWalletState } from './labWalletState.js'

/** Channel by which tabs share a changed state. */
export type WalletChannel<state = LabWalletState> = {
  post(state: state): void
  /** @returns Stops listening. */
  listen(listener: (state: state) => void): () => void
}

export type WalletStore<state = LabWalletState> = {
  get(): state
  update(change: Partial<state>): void
  /** @returns Stops listening. */
  subscribe(listener: (state: state, previous: state) => void): () => void
}

/**
 * Keeps the lab wallet's state in storage and in sync across tabs.
 *
 * @param initial State of a new wallet, or of one that was set up with other URL parameters before.
 * @param storageKey Key in the storage.
 */
export function createWalletStore<state extends { readonly setup: string } = LabWalletState>(parameters: {
  initial: state
  storage: Pick<Storage, 'getItem' | 'setItem'>
  channel: WalletChannel<state>
  storageKey?: string
}): WalletStore<state> {
  const { initial, storage, channel, storageKey = 'lab-wallet' } = parameters
  const listeners = new Set<(state: state, previous: state) => void>()
  let state = readState(storage, storageKey, initial)

  function apply(next: state): void {
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

function readState<state extends { readonly setup: string }>(
  storage: Pick<Storage, 'getItem'>,
  storageKey: string,
  initial: state,
): state {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? 'null')
    // Only this function writes a state with this page's setup text, so it has the whole shape.
    if (stored && typeof stored === 'object' && Reflect.get(stored, 'setup') === initial.setup)
      return { ...initial, ...(stored as state) }
  } catch {
    // Unreadable storage counts as empty.
  }
  return initial
}
