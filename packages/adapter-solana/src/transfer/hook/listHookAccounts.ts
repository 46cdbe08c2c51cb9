import { isPorticoError } from '@portico/core'
import { base58 } from '@scure/base'
import { solanaErrors } from '../../errors/solanaErrors.js'
import type { SolanaRpc } from '../../rpc/createRpcs.js'
import { readAccounts } from '../../rpc/readAccounts.js'
import { encode } from '../encode.js'
import type { Instruction } from '../TransferPlan.js'
import { findExtraAddress, type HookCall } from './findExtraAddress.js'
import { type ExtraMeta, executeDiscriminator, readExtraMetas } from './readExtraMetas.js'

export type ListHookAccountsParameters = {
  /** The hook's program. */
  readonly program: string
  readonly source: string
  readonly mint: string
  readonly destination: string
  readonly owner: string
  /** Owner of the destination if it must be created first. */
  readonly newOwner: string | undefined
  readonly amount: bigint
  readonly signal: AbortSignal | undefined
}

/** Maximum number of extra accounts. With more, the transaction would exceed 1,232 bytes. */
const mostExtras = 18

/**
 * Lists the accounts that a transfer must name besides its own for the mint's transfer hook: those that its program asks
 * for, the program and the account that holds the list. Throws `solana/unsupported-token` when they cannot be found, or
 * one of them would have to sign, and what reading throws.
 *
 * @param rpc The cluster.
 * @param parameters The transfer.
 */
export async function listHookAccounts(
  rpc: SolanaRpc,
  parameters: ListHookAccountsParameters,
): Promise<Instruction['keys']> {
  const { program, source, mint, destination, owner, newOwner, amount, signal } = parameters
  const refuse = (cause?: unknown) =>
    solanaErrors('solana/unsupported-token', { mint, extension: 'transferHook' }, { cause })
  // By the time of the call a new account is open: its mint, its owner and nothing else that a seed could be made of.
  const opened = newOwner === undefined ? {} : { [destination]: openedAccount(mint, newOwner) }
  const readData = createDataReader(rpc, { known: opened, signal })
  try {
    const list = await deriveListAddress(program, mint)
    const metas = readExtraMetas((await readData(list)) ?? new Uint8Array())
    if (!metas) return [{ address: program }]
    if (metas.length > mostExtras) throw refuse()
    const argument = Uint8Array.from([...executeDiscriminator, ...encode([amount, 8])])
    const keys: Key[] = [source, mint, destination, owner, list].map((address) => ({ address }))
    for (const meta of metas) {
      const addresses = keys.map(({ address }) => address)
      keys.push(limitRights(keys, meta, await findExtraAddress(meta, { program, addresses, argument, readData })))
    }
    const extras = keys.slice(5)
    if (extras.some(({ signer }) => signer)) throw refuse()
    return [...extras, { address: program }, { address: list }]
  } catch (error) {
    throw isPorticoError(error) ? error : refuse(error)
  }
}

/** Reads the data of accounts, each once. */
function createDataReader(
  rpc: SolanaRpc,
  parameters: { readonly known: Readonly<Record<string, Uint8Array>>; readonly signal: AbortSignal | undefined },
): HookCall['readData'] {
  const { known, signal } = parameters
  const read = new Map<string, Promise<Uint8Array | undefined>>(
    Object.entries(known).map(([address, data]) => [address, Promise.resolve(data)]),
  )
  return (address) => {
    const data = read.get(address) ?? readAccounts(rpc, [address], signal).then(([account]) => account?.data)
    read.set(address, data)
    return data
  }
}

type Key = Instruction['keys'][number]

async function deriveListAddress(program: string, mint: string): Promise<string> {
  const { PublicKey } = await import('@solana/web3.js')
  const seeds = [new TextEncoder().encode('extra-account-metas'), base58.decode(mint)]
  return PublicKey.findProgramAddressSync(seeds, new PublicKey(program))[0].toBase58()
}

/** Limits an account's rights, because the token program gives a hook no more than the accounts before it have. */
function limitRights(keys: readonly Key[], { isSigner, isWritable }: ExtraMeta, address: string): Key {
  const same = keys.filter((key) => key.address === address)
  const has = (right: 'signer' | 'writable') => same.length === 0 || same.some((key) => key[right])
  return {
    address,
    ...(isSigner && has('signer') ? { signer: true } : {}),
    ...(isWritable && has('writable') ? { writable: true } : {}),
  }
}

function openedAccount(mint: string, owner: string): Uint8Array {
  const data = new Uint8Array(165)
  data.set(base58.decode(mint))
  data.set(base58.decode(owner), 32)
  data[108] = 1
  return data
}
