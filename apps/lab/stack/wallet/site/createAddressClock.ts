/** Time as the wallet sees it, which tests may put forward for one address alone. */
export type AddressClock = { now(email?: string): number; advance(email: string, ms: number): void; reset(): void }

/** Makes the clock. */
export function createAddressClock(): AddressClock {
  const offsets = new Map<string, number>()
  return {
    now: (email = '') => Date.now() + (offsets.get(email) ?? 0),
    advance(email, ms) {
      const key = email.toLowerCase()
      offsets.set(key, (offsets.get(key) ?? 0) + ms)
    },
    reset: () => offsets.clear(),
  }
}
