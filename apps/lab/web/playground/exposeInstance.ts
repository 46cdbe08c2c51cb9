import { getProvider, type Portico } from '@portico/controllers'

/** Puts the instance, and its provider of EVM chains, where the console and tests find them. */
export function exposeInstance(portico: Portico): void {
  Object.assign(window, { portico, getProvider: () => getProvider(portico, { namespace: 'eip155' }) })
}
