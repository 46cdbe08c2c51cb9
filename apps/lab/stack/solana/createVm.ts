import { address, lamports } from '@solana/kit'
import { LiteSVM } from 'litesvm'
import { getSolanaKey } from '../../peer/peerKeys.js'
import { solanaAccounts, solanaFaucet, solanaWalletKeys } from './solanaAccounts.js'
import { createTokens } from './tokens/createTokens.js'

/** A VM with the lab's accounts and tokens. */
export type LabVm = {
  readonly vm: LiteSVM
  /** Mints by symbol. */
  readonly contracts: Readonly<Record<string, string>>
  /** Returns another VM in the initial state. */
  restore(): LiteSVM
}

/** Balance of the faucet. */
const faucetLamports = 500_000_000_000_000n

/** Creates the VM. The ledger, not the VM, checks blockhashes and duplicates. */
export function createVm(): LabVm {
  const vm = new LiteSVM().withNativeMints().withBlockhashCheck(false).withTransactionHistory(0n)
  const accounts = solanaAccounts()
  const memoHolder = accounts.at(-1)
  if (!memoHolder) throw new Error('The local Solana chain has no accounts')
  const wallet = solanaWalletKeys().slice(0, 1)
  const holders = [...accounts, ...wallet, getSolanaKey()].map(({ address }) => address)
  const contracts = createTokens({ vm, holders, memoHolder })
  vm.airdrop(address(solanaFaucet().address), lamports(faucetLamports))
  const beginning = vm.toBytes()
  return { vm, contracts, restore: () => LiteSVM.fromBytes(beginning) }
}
