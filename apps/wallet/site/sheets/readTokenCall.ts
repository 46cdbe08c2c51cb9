import {
  type Address,
  concat,
  decodeAbiParameters,
  encodeAbiParameters,
  type Hex,
  parseAbi,
  size,
  slice,
  toFunctionSelector,
} from 'viem'

/** A common call of a token (ERC-20) or of a collection (ERC-721, ERC-1155). */
export type TokenCall =
  | {
      /**
       * ERC-20 and ERC-721 share these calls. `number` is an amount for the former, the id of an item for the latter.
       */
      readonly kind: 'transfer' | 'transferFrom' | 'approve'
      /** Recipient or spender. */
      readonly to: Address
      readonly from?: Address
      readonly number: bigint
    }
  | {
      readonly kind: 'sendItems'
      readonly to: Address
      readonly from: Address
      /** Ids of items, with their amounts for ERC-1155. */
      readonly items: readonly { readonly id: bigint; readonly amount?: bigint }[]
      /** Data that is passed to the recipient. */
      readonly data: Hex
    }
  | { readonly kind: 'approveAll'; readonly to: Address; readonly isAllowed: boolean }

const abi = parseAbi([
  'function transfer(address to, uint256 number)',
  'function approve(address to, uint256 number)',
  'function transferFrom(address from, address to, uint256 number)',
  'function safeTransferFrom(address from, address to, uint256 id)',
  'function safeTransferFrom(address from, address to, uint256 id, bytes data)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
  'function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
  'function setApprovalForAll(address to, bool isAllowed)',
])

type Values = {
  readonly to: Address
  readonly from: Address
  readonly number: bigint
  readonly id: bigint
  readonly amount?: bigint
  readonly ids: readonly bigint[]
  readonly amounts: readonly bigint[]
  readonly data?: Hex
  readonly isAllowed: boolean
}

function toCall(name: (typeof abi)[number]['name'], values: Values): TokenCall | undefined {
  const { to, from, number, id, amount, ids, amounts, data = '0x', isAllowed } = values
  switch (name) {
    case 'transfer':
    case 'approve':
      return { kind: name, to, number }
    case 'transferFrom':
      return { kind: name, from, to, number }
    case 'safeTransferFrom':
      return { kind: 'sendItems', from, to, items: [{ id, ...(amount !== undefined && { amount }) }], data }
    case 'safeBatchTransferFrom': {
      if (ids.length !== amounts.length) return undefined
      return { kind: 'sendItems', from, to, items: ids.map((id, at) => ({ id, amount: amounts[at] ?? 0n })), data }
    }
    case 'setApprovalForAll':
      return { kind: 'approveAll', to, isAllowed }
  }
}

/**
 * Decodes the data of common token and collection calls.
 *
 * @returns `undefined` for any other call, or if there is additional data.
 */
export function readTokenCall(data: Hex): TokenCall | undefined {
  try {
    const selector = slice(data, 0, 4)
    const item = abi.find((item) => toFunctionSelector(item) === selector.toLowerCase())
    if (!item || size(data) === 4) return undefined
    const values = decodeAbiParameters(item.inputs, slice(data, 4))
    if (concat([selector, encodeAbiParameters(item.inputs, values)]).toLowerCase() !== data.toLowerCase())
      return undefined
    // The parameter names above are the keys of `Values`, and each function only reads its own.
    return toCall(item.name, Object.fromEntries(item.inputs.map(({ name }, at) => [name, values[at]])) as Values)
  } catch {
    return undefined
  }
}
