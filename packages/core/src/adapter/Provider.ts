import type { ChainNamespace } from '../caip/types.js'

/** A request to a provider (EIP-1193). */
export type RequestArguments = { readonly method: string; readonly params?: readonly unknown[] | object | undefined }

/** An EIP-1193 provider. viem's `custom()` and ethers' `BrowserProvider` accept it. */
export type Eip1193Provider = {
  request(args: { method: string; params?: unknown }): Promise<unknown>
  on(event: string, listener: (...args: never[]) => void): unknown
  removeListener(event: string, listener: (...args: never[]) => void): unknown
}

/** Provider type of each namespace. Adapters of other namespaces extend it by declaration merging. */
// biome-ignore lint/style/useConsistentTypeDefinitions: declaration merging needs an interface.
export interface NamespaceProviders {
  eip155: Eip1193Provider
}

/** Provider type of a namespace, `unknown` if no adapter has declared it. */
export type ProviderOf<namespace extends ChainNamespace> = namespace extends keyof NamespaceProviders
  ? NamespaceProviders[namespace]
  : unknown
