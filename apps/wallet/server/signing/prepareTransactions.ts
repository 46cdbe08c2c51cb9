import {
  type Hex,
  hexToBigInt,
  isAddress,
  isHex,
  numberToHex,
  serializeTransaction,
  type TransactionSerializableEIP1559,
} from 'viem'
import { ApiError } from '../ApiError.js'
import type { WalletChain } from '../rpc/askChain.js'
import { askChain } from '../rpc/askChain.js'

/** A transaction as an app requests it. All values are hex, as in `eth_sendTransaction`. */
export type Draft = Readonly<
  Partial<Record<'to' | 'data' | 'value' | 'gas' | 'nonce' | 'gasPrice' | 'maxFeePerGas' | 'maxPriorityFeePerGas', Hex>>
>

type PrepareParameters = {
  readonly chain: WalletChain
  /** Account that sends them, one after another. */
  readonly from: Hex
  readonly drafts: readonly Draft[]
  /** Lists the nonces of pending transactions that the node may not know. */
  readonly listTaken: () => Promise<readonly number[]>
}

/** Gas of a later call in a batch, which cannot be estimated because it depends on an earlier one. */
const laterCallGas = 1_000_000n
/** Adds 25 % to the estimate, because the state may change until the transaction is mined. */
const withRoom = (gas: Hex): Hex => numberToHex((hexToBigInt(gas) * 5n + 3n) / 4n)
/** Allows the base fee to double, which can happen within six blocks (EIP-1559). */
const baseFeeFactor = 2n

const fields = ['to', 'data', 'value', 'gas', 'nonce', 'gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas'] as const

/** Returns whether a value is a number of at most 256 bits, as nodes write them. */
const isQuantity = (value: unknown): value is Hex => typeof value === 'string' && /^0x[\da-f]{1,64}$/i.test(value)

/**
 * Reads a draft from a request.
 *
 * @throws ApiError If a value is not hex, or the recipient not an address.
 */
export function readDraft(value: unknown): Draft {
  if (typeof value !== 'object' || value === null) throw new ApiError(400, 'tx/invalid', 'No transaction was given')
  const draft: Partial<Record<(typeof fields)[number], Hex>> = {}
  for (const name of fields) {
    const field: unknown = Reflect.get(value, name === 'data' && !Reflect.has(value, 'data') ? 'input' : name)
    if (field === undefined || field === null) continue
    const isFine = name === 'to' || name === 'data' ? isHex(field) && field.length % 2 === 0 : isQuantity(field)
    if (!isFine || !isHex(field))
      throw new ApiError(400, 'tx/invalid', `The transaction's "${name}" is not hexadecimal`)
    draft[name] = field
  }
  if (draft.to !== undefined && !isAddress(draft.to))
    throw new ApiError(400, 'tx/invalid', 'The receiver is no address')
  return draft
}

async function askQuantity(chain: WalletChain, method: string, params: readonly unknown[] = []): Promise<Hex> {
  const result = await askChain(chain, method, params)
  if (isQuantity(result)) return result
  throw new ApiError(502, 'chain/failed', `${chain.name} gave no answer to ${method}`)
}

async function readFees(chain: WalletChain, draft: Draft) {
  const { gasPrice, maxFeePerGas, maxPriorityFeePerGas } = draft
  if (maxFeePerGas ?? gasPrice) {
    const most = hexToBigInt(maxFeePerGas ?? gasPrice ?? '0x0')
    const tip = hexToBigInt(maxPriorityFeePerGas ?? gasPrice ?? '0x0')
    if (tip > most) throw new ApiError(400, 'tx/invalid', 'The tip is above the highest fee')
    return { maxFeePerGas: most, maxPriorityFeePerGas: tip }
  }
  const [block, tipHex] = await Promise.all([
    askChain(chain, 'eth_getBlockByNumber', ['latest', false]),
    maxPriorityFeePerGas ?? askQuantity(chain, 'eth_maxPriorityFeePerGas').catch((): Hex => '0x3b9aca00'),
  ])
  const baseFee: unknown = typeof block === 'object' && block !== null ? Reflect.get(block, 'baseFeePerGas') : undefined
  const tip = hexToBigInt(tipHex)
  return {
    maxFeePerGas: (isQuantity(baseFee) ? hexToBigInt(baseFee) : 0n) * baseFeeFactor + tip,
    maxPriorityFeePerGas: tip,
  }
}

/** Finds the next nonces. A node does not count transactions that it has not received. */
async function findNonces({ chain, from, drafts, listTaken }: PrepareParameters): Promise<readonly number[]> {
  // Read before and after: a transaction that arrives during the request may be missing from its answer and from the
  // later list.
  const before = await listTaken()
  let next = Number(await askQuantity(chain, 'eth_getTransactionCount', [from, 'pending']))
  if (!Number.isSafeInteger(next))
    throw new ApiError(502, 'chain/failed', `${chain.name} has no number for the next transaction`)
  const taken = new Set([...before, ...(await listTaken())])
  return drafts.map(() => {
    while (taken.has(next)) next += 1
    return next++
  })
}

/** @throws ApiError If a number is larger than a transaction can hold. */
function serialize(transaction: TransactionSerializableEIP1559): Hex {
  try {
    if (!Number.isSafeInteger(transaction.nonce)) throw new Error('The number is no number')
    return serializeTransaction(transaction)
  } catch {
    throw new ApiError(400, 'tx/invalid', 'A number of the transaction is too large')
  }
}

/**
 * Fills in nonce, gas and fees, and serialises transactions. These bytes are shown to the user and signed after their
 * approval.
 *
 * @returns Unsigned EIP-1559 transactions, serialised.
 * @throws ApiError If a transaction would fail, with the chain's message.
 */
export async function prepareTransactions(parameters: PrepareParameters): Promise<readonly Hex[]> {
  const { chain, from, drafts } = parameters
  const nonces = await findNonces(parameters)
  return Promise.all(
    drafts.map(async (draft, index) => {
      const { to, data, value } = draft
      const call = { from, ...(to && { to }), ...(data && { data }), ...(value && { value }) }
      const estimate = () =>
        askQuantity(chain, 'eth_estimateGas', [call]).then(withRoom, (error: unknown) => {
          if (index === 0) throw error
          return numberToHex(laterCallGas)
        })
      const [gas, fees] = await Promise.all([draft.gas ?? estimate(), readFees(chain, draft)])
      return serialize({
        type: 'eip1559',
        chainId: chain.id,
        nonce: draft.nonce ? Number(draft.nonce) : nonces[index],
        gas: hexToBigInt(gas),
        value: value ? hexToBigInt(value) : 0n,
        ...fees,
        ...(to && { to }),
        ...(data && { data }),
      })
    }),
  )
}
