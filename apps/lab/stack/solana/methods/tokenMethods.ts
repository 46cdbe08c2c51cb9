import { invalidParams } from '@portico/app-parts/solana/RpcError'
import { type Address, address } from '@solana/kit'
import { readAddress, readConfig } from '../readParams.js'
import { parseTokenAccount, parseTokenMint, tokenPrograms, toUiAmount } from '../tokens/parseTokenData.js'
import { readDecimals, readTokenBalance } from '../tokens/readTokenBalance.js'
import { encodeAccount } from './encodeAccount.js'
import { type RpcContext, type RpcMethod, type RpcMethods, withContext } from './RpcMethod.js'

/** Reads the filter of token accounts: those of one mint, or of one token program. */
function readFilter({ ledger }: RpcContext, filter: unknown): { programs: readonly Address[]; mint?: string } {
  const { mint, programId } = readConfig(filter)
  if (typeof programId === 'string') {
    if (!tokenPrograms[programId]) throw invalidParams('Invalid param: unrecognized Token program id')
    return { programs: [readAddress(programId)] }
  }
  const key = readAddress(mint)
  if (readDecimals(ledger.vm, key) === undefined) throw invalidParams('Invalid param: could not find mint')
  return { programs: Object.keys(tokenPrograms).map(address), mint: key }
}

function listTokenAccounts(of: 'owner' | 'delegate'): RpcMethod {
  return (context, [holder, filter, config]) => {
    const { vm } = context.ledger
    const key = readAddress(holder)
    const { programs, mint } = readFilter(context, filter)
    const accounts = programs.flatMap((program) => vm.getProgramAccounts(program))
    const found = accounts.filter(({ data }) => {
      const parsed = parseTokenAccount(Uint8Array.from(data))
      return parsed?.[of] === key && (mint === undefined || parsed.mint === mint)
    })
    const value = found.map((each) => ({ pubkey: each.address, account: encodeAccount(vm, each, readConfig(config)) }))
    return withContext(context, value)
  }
}

/** RPC methods for tokens of both programs. */
export const tokenMethods: RpcMethods = {
  getTokenAccountsByOwner: listTokenAccounts('owner'),
  getTokenAccountsByDelegate: listTokenAccounts('delegate'),
  getTokenAccountBalance(context, [key]) {
    const { vm } = context.ledger
    const account = readAddress(key)
    if (!vm.getAccount(account).exists) throw invalidParams('Invalid param: could not find account')
    const balance = readTokenBalance(vm, account, 0)
    if (!balance) throw invalidParams('Invalid param: not a Token account')
    return withContext(context, balance.uiTokenAmount)
  },
  getTokenSupply(context, [key]) {
    const account = context.ledger.vm.getAccount(readAddress(key))
    const mint = account.exists ? parseTokenMint(Uint8Array.from(account.data)) : undefined
    if (!mint) throw invalidParams('Invalid param: not a Token mint')
    return withContext(context, toUiAmount(mint.supply, mint.decimals))
  },
}
