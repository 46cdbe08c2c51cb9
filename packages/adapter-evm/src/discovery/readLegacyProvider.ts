import type { Eip1193Provider } from '@portico/core'

/** Returns the provider at `window.ethereum` when there is a usable one. */
export function readLegacyProvider(): Eip1193Provider | undefined {
  try {
    // Any script may have put anything there; only what has `request` is taken.
    const provider = (window as { ethereum?: Eip1193Provider }).ethereum
    return typeof provider?.request === 'function' ? provider : undefined
  } catch {
    return undefined
  }
}
