import { type Hex, hexToBigInt, hexToNumber, isAddress, isHex, numberToHex, serializeTransaction } from 'viem'
import { ApiError } from '../ApiError.js'
import type { WalletChain } from '../rpc/askChain.js'
import { askChain } from '../rpc/askChain.js'

/** What an app wants to send; all values in hex, as in `eth_sendTransaction`. */
export type Draft = Readonly<
  Partial<Record<'to' | 'data' | 'value' | 'gas' | 'nonce' | 'gasPrice' | 'maxFeePerGas' | 'maxPriorityFeePerGas', Hex>>
>

type PrepareParameters = {
  readonly chain: WalletChain
  /** Account that sends them, one after the other. */
  readonly from: Hex
  readonly drafts: readonly Draft[]
  /** Lists the numbers of what is on its way to the node. */
  readonly listTaken: () => readonly number[]
}

/** Gas of a later call of a batch that cannot be estimated yet, because it builds on an earlier one. */
const laterCallGas = 1_000_000n
/** A quarter more than estimated, because the state may change until the transaction is mined. */
const withRoom = (gas: Hex): Hex => numberToHex((hexToBigInt(gas) * 5n + 3n) / 4n)
/** Room for the base fee to rise, which may double in six blocks (EIP-1559). */
const baseFeeFactor = 2n

const fields = ['to', 'data', 'value', 'gas', 'nonce', 'gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas'] as const

/**
 * Reads a draft out of what came over the wire.
 *
 * @throws ApiError When a value is no hex, or the receiver no address.
 */
export function readDraft(value: unknown): Draft {
  if (typeof value !== 'object' || value === null) throw new ApiError(400, 'tx/invalid', 'No transaction was given')
  const draft: Partial<Record<(typeof fields)[number], Hex>> = {}
  for (const name of fields) {
    const field: unknown = Reflect.get(value, name === 'data' && !Reflect.has(value, 'data') ? 'input' : name)
    if (field === undefined || field === null) continue
    if (!isHex(field) || (name === 'data' && field.length % 2 !== 0))
      throw new ApiError(400, 'tx/invalid', `The transaction's "${name}" is not hexadecimal`)
    draft[name] = field
  }
  if (draft.to !== undefined && !isAddress(draft.to))
    throw new ApiError(400, 'tx/invalid', 'The receiver is no address')
  return draft
}

async function askHex(chain: WalletChain, method: string, params: readonly unknown[] = []): Promise<Hex> {
  const result = await askChain(chain, method, params)
  if (isHex(result)) return result
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
    maxPriorityFeePerGas ?? askHex(chain, 'eth_maxPriorityFeePerGas').catch((): Hex => '0x3b9aca00'),
  ])
  const baseFee: unknown = typeof block === 'object' && block !== null ? Reflect.get(block, 'baseFeePerGas') : undefined
  const tip = hexToBigInt(tipHex)
  return { maxFeePerGas: (isHex(baseFee) ? hexToBigInt(baseFee) : 0n) * baseFeeFactor + tip, maxPriorityFeePerGas: tip }
}

/** Finds the numbers that come next: a node does not count what has not reached it. */
async function findNonces({ chain, from, drafts, listTaken }: PrepareParameters): Promise<readonly number[]> {
  // One that reaches the chain while it is asked may be missing from its answer and, afterwards, from the list.
  const before = listTaken()
  let next = hexToNumber(await askHex(chain, 'eth_getTransactionCount', [from, 'pending']))
  const taken = new Set([...before, ...listTaken()])
  return drafts.map(() => {
    while (taken.has(next)) next += 1
    return next++
  })
}

/**
 * Completes transactions to the bytes that are signed: number, gas and fees. What a person is shown, and what is
 * signed after their approval, are these very bytes.
 *
 * @returns Unsigned EIP-1559 transactions, serialised.
 * @throws ApiError When a transaction would fail, with the chain's own words.
 */
export async function prepareTransactions(parameters: PrepareParameters): Promise<readonly Hex[]> {
  const { chain, from, drafts } = parameters
  const nonces = await findNonces(parameters)
  return Promise.all(
    drafts.map(async (draft, index) => {
      const { to, data, value } = draft
      const call = { from, ...(to && { to }), ...(data && { data }), ...(value && { value }) }
      const estimate = () =>
        askHex(chain, 'eth_estimateGas', [call]).then(withRoom, (error: unknown) => {
          if (index === 0) throw error
          return numberToHex(laterCallGas)
        })
      const [gas, fees] = await Promise.all([draft.gas ?? estimate(), readFees(chain, draft)])
      return serializeTransaction({
        type: 'eip1559',
        chainId: chain.id,
        nonce: draft.nonce ? hexToNumber(draft.nonce) : nonces[index],
        gas: hexToBigInt(gas),
        value: value ? hexToBigInt(value) : 0n,
        ...fees,
        ...(to && { to }),
        ...(data && { data }),
      })
    }),
  )
}
