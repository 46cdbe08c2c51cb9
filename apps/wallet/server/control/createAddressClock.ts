/** The wallet's clock, which tests may move forward for one address. */
export type AddressClock = { now(email?: string): number; advance(email: string, ms: number): void; reset(): void }

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
