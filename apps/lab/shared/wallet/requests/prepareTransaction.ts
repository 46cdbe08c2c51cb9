import { createWalletClient, defineChain, http, publicActions } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { LabWalletAccount } from '../labWalletAccounts.js'

/** A transaction as pages send it. All numbers are hex strings. */
export type TransactionFields = {
  readonly to?: `0x${string}`
  readonly value?: `0x${string}`
  readonly data?: `0x${string}`
  readonly gas?: `0x${string}`
  readonly gasPrice?: `0x${string}`
  readonly maxFeePerGas?: `0x${string}`
  readonly maxPriorityFeePerGas?: `0x${string}`
  readonly nonce?: `0x${string}`
}

function toBigInt(text: string | undefined): bigint | undefined {
  return text === undefined ? undefined : BigInt(text)
}

/**
 * Fills in gas and fees of a transaction. The nonce is only assigned when it is sent, so that several transactions can
 * wait for approval at once.
 *
 * @returns The maximum fee in wei, and a function that signs and sends it.
 */
export async function prepareTransaction(parameters: {
  account: LabWalletAccount
  chainId: number
  rpc: string
  fields: TransactionFields
  /** Contract to delegate the account to (EIP-7702). */
  delegate?: `0x${string}` | undefined
}): Promise<{ fee: bigint; send(): Promise<`0x${string}`> }> {
  const { chainId, rpc, fields, delegate } = parameters
  const account = privateKeyToAccount(parameters.account.privateKey)
  const chain = defineChain({
    id: chainId,
    name: `Chain ${chainId}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpc] } },
  })
  const client = createWalletClient({ account, chain, transport: http(rpc, { retryCount: 1 }) }).extend(publicActions)
  const { to, data } = fields
  const value = toBigInt(fields.value) ?? 0n
  const { address } = account
  const getNonce = () => client.getTransactionCount({ address, blockTag: 'pending' })
  // The transaction uses the account's nonce first, because the account sends it itself (EIP-7702).
  const authorize = async (nonce: number) =>
    delegate && {
      authorizationList: [await account.signAuthorization({ address: delegate, chainId, nonce: nonce + 1 })],
    }
  const estimate = async () => client.estimateGas({ account, to, data, value, ...(await authorize(await getNonce())) })
  const gas = toBigInt(fields.gas) ?? (await estimate())
  const estimated = fields.maxFeePerGas || fields.gasPrice ? undefined : await client.estimateFeesPerGas()
  const maxFeePerGas = toBigInt(fields.maxFeePerGas ?? fields.gasPrice) ?? estimated?.maxFeePerGas ?? 0n
  const tip = toBigInt(fields.maxPriorityFeePerGas ?? fields.gasPrice) ?? estimated?.maxPriorityFeePerGas ?? 0n
  const maxPriorityFeePerGas = tip < maxFeePerGas ? tip : maxFeePerGas
  return {
    fee: gas * maxFeePerGas,
    async send() {
      const nonce = fields.nonce === undefined ? await getNonce() : Number(fields.nonce)
      const transaction = { to, data, value, gas, maxFeePerGas, maxPriorityFeePerGas, nonce }
      const authorized = await authorize(nonce)
      return authorized
        ? client.sendTransaction({ ...transaction, ...authorized, type: 'eip7702' })
        : client.sendTransaction({ ...transaction, type: 'eip1559' })
    },
  }
}
