import type { Ask } from './Ask.js'
import type { WalletStore } from './createWalletStore.js'
import type { LabWalletAccount } from './labWalletAccounts.js'
import { providerErrors } from './providerError.js'

/** The built-in chains of a wallet by chain id. */
export type WalletChains = Readonly<
  Record<
    number,
    {
      readonly name: string
      readonly rpc: string
      readonly tokens?: readonly string[] | undefined
      /** Contract that executes batches (ERC-7821). */
      readonly batcher?: string | undefined
      /** Smart account of the first key, which may not be deployed. */
      readonly smartAccount?: Pick<LabWalletAccount, 'address' | 'factory'> | undefined
    }
  >
>

/** What request handlers work with. */
export type WalletContext = {
  readonly store: WalletStore
  readonly origin: string
  /**
   * Accounts that the page may see, the selected one first. Empty while the wallet is locked or the page has no
   * permission.
   */
  accounts(): readonly LabWalletAccount[]
  /** Accounts that the page would see after connecting. */
  ownAccounts(): readonly LabWalletAccount[]
  chainName(chainId: number): string
  rpc(chainId: number): string | undefined
  /** Tokens that the wallet knows on a chain; absent if it cannot tell what an account holds (ERC-7811). */
  readonly tokens?: ((chainId: number) => readonly string[]) | undefined
  /**
   * Returns the contract that executes batches of accounts that delegate to it (EIP-7702, ERC-7821). Without it, the
   * wallet sends the calls of a batch one after another.
   */
  readonly batcher?: ((chainId: number) => string | undefined) | undefined
  /** Resolves once the owner approves. Throws 4001 if they reject, or the error of the wallet's mode. */
  confirm(ask: Ask): Promise<void>
}

/** Handles one method of the provider. */
export type RequestHandler = (context: WalletContext, params: readonly unknown[]) => Promise<unknown> | unknown

/** Returns the account that a request is for. Throws 4100 if the page may not use it. */
export function findAccount(context: WalletContext, address: unknown): LabWalletAccount {
  const wanted = typeof address === 'string' ? address.toLowerCase() : undefined
  const found = context.accounts().find((account) => account.address.toLowerCase() === wanted)
  if (!found) throw providerErrors.unauthorized
  return found
}
