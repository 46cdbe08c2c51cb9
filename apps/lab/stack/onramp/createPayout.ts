import { Connection, Keypair, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { createWalletClient, defineChain, erc20Abi, http, numberToHex, parseAbi, parseEther } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { mainnet } from 'viem/chains'
import { callRpc } from '../chains/callRpc.js'
import { testMnemonic } from '../chains/labAccounts.js'
import type { EvmChainSource } from '../data/evm/createEvmChain.js'
import type { SolanaSource } from '../data/solana/SolanaSource.js'
import { solanaMaker } from '../solana/solanaAccounts.js'
import { solanaChainId } from '../solana/solanaChain.js'
import { createAssociatedAccount, mintTo, tokenProgramIds } from '../solana/tokens/tokenInstructions.js'

/** A payment to make. */
type Payout = {
  /** CAIP-2. */
  readonly chain: string
  readonly symbol: string
  readonly to: string
  /** In base units. */
  readonly amount: bigint
}

/** Pays on the local chains. */
export type PayOut = (payout: Payout) => Promise<{ readonly hash: string; readonly from: string }>

const mintAbi = parseAbi(['function mint(address to, uint256 amount)'])

/** Pays out of an account of its own, which gets what it lacks. */
async function payOnEvm(
  { url, chainId, contracts }: EvmChainSource,
  addressIndex: number,
  { symbol, to, amount }: Payout,
) {
  const account = mnemonicToAccount(testMnemonic, { addressIndex })
  const chain = defineChain({ ...mainnet, id: chainId, rpcUrls: { default: { http: [url] } } })
  const client = createWalletClient({ account, chain, transport: http(url) })
  const funds = symbol === 'ETH' ? amount : 0n
  await callRpc(url, 'anvil_setBalance', [account.address, numberToHex(funds + parseEther('1'))])
  // The chain was given the address by the page's URL, which was checked.
  const receiver = to as `0x${string}`
  // A reset takes numbers of transactions back, so they are asked for each time.
  const nonce = Number(await callRpc(url, 'eth_getTransactionCount', [account.address, 'pending']))
  if (symbol === 'ETH')
    return { hash: await client.sendTransaction({ to: receiver, value: amount, nonce }), from: account.address }
  const token = contracts[symbol]
  if (symbol !== 'LUSD' || !token) throw new Error(`The chain ${chainId} has no ${symbol} to pay`)
  const call = { address: token, gas: 200_000n } as const
  await client.writeContract({
    ...call,
    abi: mintAbi,
    functionName: 'mint',
    args: [account.address, amount],
    nonce,
  })
  const hash = await client.writeContract({
    ...call,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [receiver, amount],
    nonce: nonce + 1,
  })
  return { hash, from: account.address }
}

/** Pays out of the account that makes the tokens. */
async function payOnSolana({ url, contracts }: SolanaSource, { symbol, to, amount }: Payout) {
  const maker = Keypair.fromSecretKey(solanaMaker().secretKey)
  const connection = new Connection(url, 'confirmed')
  const receiver = new PublicKey(to)
  const latest = await connection.getLatestBlockhash()
  const transaction = new Transaction({ feePayer: maker.publicKey, ...latest })
  const mint = contracts[symbol]
  if (symbol === 'SOL') {
    const move = { fromPubkey: maker.publicKey, toPubkey: receiver, lamports: amount }
    transaction.add(SystemProgram.transfer(move))
  } else if (symbol === 'LUSD' && mint) {
    const place = { program: tokenProgramIds.token, mint: new PublicKey(mint) }
    transaction.add(
      createAssociatedAccount(place, receiver, maker.publicKey),
      mintTo(place, receiver, maker.publicKey, amount),
    )
  } else throw new Error(`The Solana chain has no ${symbol} to pay`)
  transaction.sign(maker)
  const hash = await connection.sendRawTransaction(transaction.serialize())
  return { hash, from: maker.publicKey.toBase58() }
}

/**
 * Creates what pays, one payment after another.
 *
 * @param addressIndex Which of the test accounts pays on EVM chains. Each payer has its own, and so its own nonces.
 */
export function createPayout(parameters: {
  chains: readonly EvmChainSource[]
  solana: SolanaSource
  addressIndex: number
}): PayOut {
  const { chains, solana, addressIndex } = parameters
  let last: Promise<unknown> = Promise.resolve()
  async function pay(payout: Payout) {
    if (payout.chain === solanaChainId) return payOnSolana(solana, payout)
    const chain = chains.find(({ chainId }) => payout.chain === `eip155:${chainId}`)
    if (!chain) throw new Error(`There is no chain ${payout.chain}`)
    return payOnEvm(chain, addressIndex, payout)
  }
  return (payout) => {
    const paid = last.then(
      () => pay(payout),
      () => pay(payout),
    )
    last = paid
    return paid
  }
}

/** Returns whether a payment is in a block. */
export async function isPaid(
  parameters: { chains: readonly EvmChainSource[]; solana: SolanaSource },
  { chain, hash }: { chain: string; hash: string },
): Promise<boolean> {
  if (chain === solanaChainId) {
    const found = await callRpc(parameters.solana.url, 'getSignatureStatuses', [[hash]])
    const [status]: unknown[] = Object(found).value ?? []
    return ['confirmed', 'finalized'].includes(Object(status).confirmationStatus)
  }
  const source = parameters.chains.find(({ chainId }) => chain === `eip155:${chainId}`)
  return source !== undefined && (await callRpc(source.url, 'eth_getTransactionReceipt', [hash])) !== null
}
