import type { Eip1193Provider } from '@portico/core'

/** Returns the provider at `window.ethereum`, if it is usable. */
export function readLegacyProvider(): Eip1193Provider | undefined {
  try {
    // Any script may have set it, so only an object with `request` is accepted.
    const provider = (window as { ethereum?: Eip1193Provider }).ethereum
    return typeof provider?.request === 'function' ? provider : undefined
  } catch {
    return undefined
  }
}
