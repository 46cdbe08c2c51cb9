import { address, getTransactionDecoder, lamports } from '@solana/kit'
import { Keypair, PublicKey, SystemProgram, Transaction, type TransactionInstruction } from '@solana/web3.js'
import { FailedTransactionMetadata, type LiteSVM } from 'litesvm'
import { createSolanaKey, type SolanaKey } from '../createSolanaKey.js'
import { solanaMaker } from '../solanaAccounts.js'
import { addHook } from './addHook.js'
import { lamportsPerAccount, type SolanaToken, solanaItem, solanaTokens, tokensPerAccount } from './solanaTokens.js'
import {
  createAssociatedAccount,
  initializeHook,
  initializeMint,
  initializeTransferFee,
  mintLengths,
  mintTo,
  requireMemo,
  tokenProgramIds,
} from './tokenInstructions.js'

const toKeypair = ({ secretKey }: SolanaKey) => Keypair.fromSecretKey(secretKey)

/** Executes instructions. The VM does not check the blockhash. */
function run(vm: LiteSVM, instructions: readonly TransactionInstruction[], signers: readonly Keypair[]): void {
  const feePayer = signers[0]?.publicKey ?? null
  const transaction = new Transaction({ feePayer, recentBlockhash: vm.latestBlockhash() })
  transaction.add(...instructions)
  transaction.sign(...signers)
  const result = vm.sendTransaction(getTransactionDecoder().decode(transaction.serialize()))
  if (result instanceof FailedTransactionMetadata)
    throw new Error(`The tokens of the local Solana chain could not be made:\n${result.meta().logs().join('\n')}`)
}

function createMint(vm: LiteSVM, { symbol, decimals, program, transferFee, hasHook }: SolanaToken, maker: Keypair) {
  const mint = toKeypair(createSolanaKey(`portico lab mint ${symbol}`))
  const place = { program: tokenProgramIds[program], mint: mint.publicKey }
  const space = mintLengths[transferFee ? 'withTransferFee' : hasHook ? 'withHook' : 'plain']
  const account = SystemProgram.createAccount({
    fromPubkey: maker.publicKey,
    newAccountPubkey: mint.publicKey,
    lamports: Number(vm.minimumBalanceForRentExemption(BigInt(space))),
    space,
    programId: place.program,
  })
  const fee = transferFee ? [initializeTransferFee(place, maker.publicKey, transferFee)] : []
  const hook = hasHook ? [initializeHook(place, maker.publicKey, addHook(vm, mint.publicKey))] : []
  run(vm, [account, ...fee, ...hook, initializeMint(place, decimals, maker.publicKey)], [maker, mint])
  return place
}

/**
 * Creates the tokens and gives SOL and tokens to the accounts.
 *
 * @param holders Addresses that receive some of everything.
 * @param memoHolder Key of the holder whose accounts require a memo, if the token says so.
 * @returns The mints by symbol.
 */
export function createTokens(parameters: {
  vm: LiteSVM
  holders: readonly string[]
  memoHolder: SolanaKey
}): Readonly<Record<string, string>> {
  const { vm, holders, memoHolder } = parameters
  const maker = toKeypair(solanaMaker())
  const memoOwner = toKeypair(memoHolder)
  for (const holder of [maker.publicKey.toBase58(), ...holders])
    vm.airdrop(address(holder), lamports(lamportsPerAccount))
  const mints = [...solanaTokens, solanaItem].map((token) => {
    const place = createMint(vm, token, maker)
    const amount = tokensPerAccount * 10n ** BigInt(token.decimals)
    for (const holder of holders.map((each) => new PublicKey(each))) {
      const account = createAssociatedAccount(place, holder, maker.publicKey)
      run(vm, [account, mintTo(place, holder, maker.publicKey, amount)], [maker])
    }
    if (token.needsMemo) run(vm, requireMemo(place, memoOwner.publicKey), [memoOwner])
    return [token.symbol, place.mint.toBase58()]
  })
  // Refund the fees of the memo account's owner, so that all holders have the same balance.
  const spent = lamportsPerAccount - (vm.getBalance(address(memoHolder.address)) ?? 0n)
  if (spent > 0n) vm.airdrop(address(memoHolder.address), lamports(spent))
  return Object.fromEntries(mints)
}
