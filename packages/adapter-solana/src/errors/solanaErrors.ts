import { defineErrors } from '@portico/core'

/** Creates errors of domain `solana`. */
export const solanaErrors = defineErrors({
  'solana/rpc-failed': {
    message: (params: { readonly networkId: string }) =>
      `The RPC endpoint of ${params.networkId} gave no usable answer; check customRpcUrls.`,
  },
  'solana/invalid-transaction': {
    message: 'The bytes are no Solana transaction. Pass a serialized transaction or one of @solana/web3.js.',
  },
  'solana/invalid-options': {
    message:
      'The options for sending are wrong: preflightCommitment must be one of the eight commitments, counts whole numbers.',
  },
  'solana/outcome-unknown': {
    message:
      'The wallet approved, but its answer names no transaction. It may have been sent: look at the account before it is sent again.',
  },
  'solana/below-rent': {
    message: (params: { readonly minimum: bigint }) =>
      `An account must hold ${params.minimum} lamports at least, or nothing. Send more, or all of it.`,
  },
  'solana/wrong-recipient': {
    message: (params: { readonly address: string }) =>
      `${params.address} cannot receive this: it is a token account or program of something else.`,
  },
  'solana/unsupported-token': {
    message: (params: { readonly mint: string; readonly extension: string }) =>
      `Token ${params.mint} cannot be transferred from here because of its extension ${params.extension}.`,
  },
  'solana/account-frozen': {
    message: (params: { readonly address: string }) =>
      `The token's issuer has frozen ${params.address}, the recipient's account.`,
  },
  'solana/balance-frozen': {
    message: (params: { readonly mint: string; readonly balance: bigint; readonly frozen: bigint }) =>
      `The issuer of ${params.mint} has frozen ${params.frozen} base units of the sender; ${params.balance} can be sent.`,
  },
  'solana/transaction-failed': {
    message: (params: { readonly reason?: string | undefined }) =>
      `The transaction failed on chain${params.reason ? `: ${params.reason}` : '.'}`,
  },
})
