import { type Address, decodeEventLog, type Hex, parseAbi } from 'viem'
import type { Transfer } from './Transfer.js'

/** The fields of a log that say what moved. */
export type TransferLog = { readonly address: Address; readonly topics: [Hex, ...Hex[]]; readonly data: Hex }

const erc20 = parseAbi(['event Transfer(address indexed from, address indexed to, uint256 value)'])
const erc721 = parseAbi(['event Transfer(address indexed from, address indexed to, uint256 indexed id)'])
const erc1155 = parseAbi([
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
])

/** First topics of the events that announce transfers. */
export const transferTopics: readonly Hex[] = [
  '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
  '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62',
  '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb',
]

function decode(log: TransferLog): Transfer[] {
  const { topics, data } = log
  const shared = (from: Address, to: Address) => ({
    asset: log.address.toLowerCase(),
    sender: from.toLowerCase(),
    receiver: to.toLowerCase(),
  })
  if (topics[0] === transferTopics[0]) {
    // Both standards use the same event; only ERC-721 indexes the third value.
    if (topics.length === 3) {
      const { from, to, value } = decodeEventLog({ abi: erc20, topics, data }).args
      return [{ kind: 'erc20', item: '', amount: `${value}`, ...shared(from, to) }]
    }
    const { from, to, id } = decodeEventLog({ abi: erc721, topics, data }).args
    return [{ kind: 'erc721', item: `${id}`, amount: '1', ...shared(from, to) }]
  }
  const { eventName, args } = decodeEventLog({ abi: erc1155, topics, data })
  const moved = shared(args.from, args.to)
  if (eventName === 'TransferSingle')
    return [{ kind: 'erc1155', item: `${args.id}`, amount: `${args.value}`, ...moved }]
  return args.ids.map((id, at) => ({ kind: 'erc1155', item: `${id}`, amount: `${args.values[at] ?? 0n}`, ...moved }))
}

/** Returns what a log says has moved; nothing if the log only resembles a transfer. */
export function readLogTransfers(log: TransferLog): readonly Transfer[] {
  try {
    return decode(log)
  } catch {
    // Any contract may emit an event of that name with other values.
    return []
  }
}
