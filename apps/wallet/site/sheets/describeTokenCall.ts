import { formatUnits, type Hex, maxUint256, zeroAddress } from 'viem'
import type { ContractFacts } from '../../api/chainRoutes.js'
import { readTokenCall, type TokenCall } from './readTokenCall.js'
import type { Fact, Sheet } from './Sheet.js'

type NumberCall = Extract<TokenCall, { readonly number: bigint }>
type Token = Extract<ContractFacts, { readonly kind: 'token' }>

/** Allowances of at least this amount count as unlimited. */
const unlimited = 2n ** 255n

const givenAway = 'Whoever gets an item owns it. It does not come back by itself.'

function describeAmount(call: NumberCall, to: Hex, token: Token): Sheet {
  const titles = { transfer: 'Send tokens', transferFrom: 'Move tokens', approve: 'Allow spending' } as const
  const isUnlimited = call.kind === 'approve' && call.number >= unlimited
  const amount = isUnlimited ? 'Unlimited' : formatUnits(call.number, token.decimals)
  return {
    title: titles[call.kind],
    facts: [
      ...(call.from ? [{ label: 'From', value: call.from }] : []),
      { label: call.kind === 'approve' ? 'Spender' : 'To', value: call.to },
      { label: 'Amount', value: `${amount} ${token.symbol}` },
      { label: 'Token', value: to },
    ],
    warnings: isUnlimited ? ['The spender may take all of this token that you have now or later.'] : [],
    blocks: [],
  }
}

/** Returns the collection's name with its address, because any contract may claim any name. */
function describeCollection(to: Hex, contract: ContractFacts | null): readonly Fact[] {
  if (contract?.kind !== 'collection') return [{ label: 'Contract', value: to }]
  return [
    { label: 'Collection', value: contract.name ?? 'It gives no name' },
    { label: 'Contract', value: to },
  ]
}

function describeItem(call: NumberCall, to: Hex, contract: ContractFacts): Sheet {
  const isEnd = call.kind === 'approve' && call.to === zeroAddress
  const title = call.kind === 'approve' ? (isEnd ? 'End an approval' : 'Allow to take an item') : 'Send an item'
  return {
    title,
    facts: [
      ...(call.from ? [{ label: 'From', value: call.from }] : []),
      ...(isEnd ? [] : [{ label: call.kind === 'approve' ? 'Spender' : 'To', value: call.to }]),
      { label: 'Token id', value: `${call.number}` },
      ...describeCollection(to, contract),
    ],
    warnings: isEnd ? [] : [call.kind === 'approve' ? 'The spender may take this item at any time.' : givenAway],
    blocks: [],
  }
}

/** Describes a call of an unknown contract, whose number may be an amount in base units or the id of an item. */
function describeUnknown(call: NumberCall, to: Hex): Sheet {
  return {
    title: call.kind === 'approve' ? 'Allow spending' : 'Send tokens or an item',
    facts: [
      ...(call.from ? [{ label: 'From', value: call.from }] : []),
      { label: call.kind === 'approve' ? 'Spender' : 'To', value: call.to },
      { label: 'Amount or id', value: call.number === maxUint256 ? 'Unlimited' : `${call.number}` },
      { label: 'Contract', value: to },
    ],
    warnings: [
      'The contract does not say whether the number is an amount or the id of an item. It may be worth anything.',
      ...(call.kind === 'approve' && call.number >= unlimited
        ? ['The spender may take all that you have there now or later.']
        : []),
    ],
    blocks: [],
  }
}

function describeItems(
  call: Extract<TokenCall, { kind: 'sendItems' }>,
  to: Hex,
  contract: ContractFacts | null,
): Sheet {
  return {
    title: call.items.length === 1 ? 'Send an item' : `Send ${call.items.length} kinds of items`,
    facts: [
      { label: 'From', value: call.from },
      { label: 'To', value: call.to },
      ...call.items.flatMap(({ id, amount }) => [
        { label: 'Token id', value: `${id}` },
        ...(amount === undefined ? [] : [{ label: 'How many', value: `${amount}` }]),
      ]),
      ...describeCollection(to, contract),
    ],
    warnings: [givenAway, ...describeDoubt(contract)],
    blocks: call.data === '0x' ? [] : [{ label: 'Data for the receiver', text: call.data }],
  }
}

const describeDoubt = (contract: ContractFacts | null): readonly string[] =>
  contract?.kind === 'collection' ? [] : ['The contract does not say that it is a collection of items.']

function describeApproval(
  call: Extract<TokenCall, { kind: 'approveAll' }>,
  to: Hex,
  contract: ContractFacts | null,
): Sheet {
  return {
    title: call.isAllowed ? 'Allow to take every item' : 'End an approval',
    facts: [{ label: 'Spender', value: call.to }, ...describeCollection(to, contract)],
    warnings: call.isAllowed
      ? [
          'The spender may take EVERY item of this collection that you have now or later, without asking again. Thieves ask for this. Approve only what you came for.',
          ...describeDoubt(contract),
        ]
      : [],
    blocks: [],
  }
}

/**
 * Describes a call of a token or collection.
 *
 * @param to The contract.
 * @param data The call data.
 * @param contract What the contract claims to be, if anything.
 * @returns `undefined` if the call is not a common one.
 */
export function describeTokenCall(to: Hex, data: Hex, contract: ContractFacts | null): Sheet | undefined {
  const call = readTokenCall(data)
  if (!call) return undefined
  if (call.kind === 'sendItems') return describeItems(call, to, contract)
  if (call.kind === 'approveAll') return describeApproval(call, to, contract)
  if (contract?.kind === 'token') return describeAmount(call, to, contract)
  // ERC-1155 does not define these calls, so the contract must implement something else too.
  const isItem = contract?.kind === 'collection' && contract.standard === 'ERC-721'
  return isItem ? describeItem(call, to, contract) : describeUnknown(call, to)
}
