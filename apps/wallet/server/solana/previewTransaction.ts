import type { DecodedTransaction } from '@portico/app-parts/solana/decodeTransaction'
import type { TransactionError } from '@portico/app-parts/solana/describeTransactionError'
import { describeTransactionError } from '@portico/app-parts/solana/describeTransactionError'
import { base64 } from '@scure/base'
import type { SolanaPreview } from '../../api/solanaRoutes.js'
import type { SolanaNetwork } from '../rpc/askChain.js'
import { askChain } from '../rpc/askChain.js'
import { type AccountChange, findChanges } from './findChanges.js'
import { type ListedAccounts, listAccounts } from './listAccounts.js'
import { type Holding, readAccountData, readHolding } from './readHoldings.js'

/** Maximum number of accounts per `getMultipleAccounts` request. */
const mostAccounts = 100
/** Offset of the decimals in a mint. */
const decimalsAt = 44
const noProgram = '11111111111111111111111111111111'

const readValue = (answer: unknown): unknown => Reflect.get(Object(answer), 'value')

async function readAccounts(network: SolanaNetwork, keys: readonly string[]): Promise<readonly unknown[]> {
  const parts = Array.from({ length: Math.ceil(keys.length / mostAccounts) }, (_, at) =>
    keys.slice(at * mostAccounts, (at + 1) * mostAccounts),
  )
  const answers = await Promise.all(
    parts.map(async (part) => {
      const config = { encoding: 'base64', commitment: 'confirmed' }
      const value = readValue(await askChain(network, 'getMultipleAccounts', [part, config]))
      if (!Array.isArray(value) || value.length !== part.length) throw new Error('the node gave no accounts')
      return value
    }),
  )
  return answers.flat()
}

function describeError(error: unknown): string {
  try {
    // Nodes return errors of this shape; any other is shown unchanged.
    return describeTransactionError(error as TransactionError)
  } catch {
    return JSON.stringify(error)
  }
}

async function readFee(network: SolanaNetwork, { transaction }: DecodedTransaction): Promise<string | null> {
  const message = base64.encode(Uint8Array.from(transaction.messageBytes))
  const fee = readValue(
    await askChain(network, 'getFeeForMessage', [message, { commitment: 'confirmed' }]).catch(() => null),
  )
  return Number.isSafeInteger(fee) ? `${fee}` : null
}

/** @throws Error With the chain's reason, if the transaction would fail. */
async function simulate(
  network: SolanaNetwork,
  bytes: Uint8Array,
  keys: readonly string[],
): Promise<readonly unknown[]> {
  const config = {
    encoding: 'base64',
    commitment: 'confirmed',
    sigVerify: false,
    accounts: { encoding: 'base64', addresses: keys },
  }
  const value = readValue(await askChain(network, 'simulateTransaction', [base64.encode(bytes), config]))
  const [error, accounts]: readonly unknown[] = ['err', 'accounts'].map((name) => Reflect.get(Object(value), name))
  if (error !== null) throw new Error(error === undefined ? 'the node gave no answer' : describeError(error))
  if (!Array.isArray(accounts) || accounts.length !== keys.length) throw new Error('the node gave no accounts')
  return accounts
}

async function readDecimals(network: SolanaNetwork, holdings: readonly Holding[]) {
  const mints = [...new Set(holdings.flatMap(({ token }) => token?.mint ?? []))]
  const accounts = await readAccounts(network, mints)
  return Object.fromEntries(
    mints.flatMap((mint, at) => {
      const decimals = readAccountData(accounts[at])[decimalsAt]
      return decimals === undefined ? [] : [[mint, decimals] as const]
    }),
  )
}

/** Simulates a transaction on the chain to find out how it changes a user's balances. */
export async function previewTransaction(parameters: {
  network: SolanaNetwork
  decoded: DecodedTransaction
  /** The user's address. */
  account: string
}): Promise<SolanaPreview> {
  const { network, decoded, account } = parameters
  const fee = await readFee(network, decoded)
  let listed: ListedAccounts = { keys: decoded.staticKeys, writable: [] }
  const before = new Map<string, Holding>()
  let tokens: SolanaPreview['tokens'] = {}
  async function listTokens(after: readonly Holding[]) {
    const holdings = [...before.values(), ...after]
    const decimals = await readDecimals(network, holdings)
    const found = [...before.keys()].flatMap((key, at) => {
      const token = after[at]?.token ?? before.get(key)?.token
      return token
        ? [[key, { mint: token.mint, owner: token.owner, decimals: decimals[token.mint] ?? null }] as const]
        : []
    })
    tokens = Object.fromEntries(found)
    return decimals
  }
  try {
    listed = await listAccounts(decoded, (keys) => readAccounts(network, keys))
    const { writable } = listed
    for (const [at, found] of (await readAccounts(network, writable)).entries())
      before.set(writable[at] ?? '', readHolding(found))
    // Read before simulating, so that the owners of the accounts are known even if the transaction fails.
    await listTokens([])
    const after = (await simulate(network, decoded.bytes, writable)).map(readHolding)
    const decimals = await listTokens(after)
    const nothing = readHolding(null)
    const accounts: AccountChange[] = writable.map((key, at) => ({
      key,
      before: before.get(key) ?? nothing,
      after: after[at] ?? nothing,
    }))
    const own = accounts.find(({ key }) => key === account)?.after.owner ?? noProgram
    const changes = findChanges({ account, accounts, decimals })
    return { keys: listed.keys, fee, tokens, simulation: { changes, isHandedOver: own !== '' && own !== noProgram } }
  } catch (error) {
    return { keys: listed.keys, fee, tokens, simulation: { error: error instanceof Error ? error.message : 'unknown' } }
  }
}
