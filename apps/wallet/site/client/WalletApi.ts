import type { CaipNetworkId } from '@portico/core'
import type { Asset } from '../../server/assets/readAssets.js'
import type { ContractFacts } from '../../server/rpc/readContract.js'
import type { SolanaPreview } from '../../server/solana/SolanaPreview.js'

/** Responses of the wallet's server by path. */
export type WalletApi = {
  '/api/login/start': { action: 'CONNECT' } | { action: 'VERIFY_DEVICE' | 'VERIFY_OTP'; login: string }
  '/api/login/device': { isApproved: boolean }
  /** No token if a cookie stores it; `kept` is for the app to store. */
  '/api/login/finish': { token?: string; kept?: string }
  '/api/keep': { isKept: boolean }
  '/api/adopt': object
  /** `kept` takes the place of the one that was shown. */
  '/api/resume': { token: string; device: string; kept: string }
  '/api/link/read': { email: string; browser: string; app: string }
  '/api/link/answer': object
  '/api/user': { email: string; addresses: { eip155: `0x${string}`; solana: string } }
  '/api/sign-out': object
  '/api/email/start': { action: 'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP'; challenge: string }
  '/api/email/primary': { challenge: string }
  '/api/email/secondary': { email: string }
  '/api/read': { result: unknown }
  '/api/assets': { assets: readonly Asset[] }
  '/api/contracts': { contracts: readonly (ContractFacts | null)[] }
  '/api/prepare': { transactions: readonly `0x${string}`[] }
  '/api/sign': { signature: `0x${string}` }
  '/api/send': { id: `0x${string}`; hashes: readonly `0x${string}`[] }
  '/api/sent': { chainId: CaipNetworkId | null; hashes: readonly string[] }
  '/api/untold': { requests: readonly string[] }
  '/api/told': object
  '/api/solana/preview': { previews: readonly SolanaPreview[] }
  '/api/solana/message': { signature: string }
  '/api/solana/sign': { transactions: readonly string[] }
  '/api/solana/send': { signature: string }
  /** `lost` are the hashes of transactions that may or may not be on the chain. */
  '/api/batch': { chainId: number; hashes: readonly `0x${string}`[]; lost: readonly `0x${string}`[]; calls: number }
}

/** Sends a request to the wallet's server. */
export type AskApi = <path extends keyof WalletApi>(
  path: path,
  body?: Readonly<Record<string, unknown>>,
  /** With `isLasting` the request continues after the page is closed. */
  options?: { signal?: AbortSignal | undefined; isLasting?: boolean | undefined },
) => Promise<WalletApi[path]>
