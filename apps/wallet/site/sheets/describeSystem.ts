import { formatUnits } from 'viem'
import { accountAt, type DescribeProgram, viewOf } from './SolanaInstruction.js'

/** Describes instructions of the system program, which are identified by their first number and have a fixed length. */
export const describeSystem: DescribeProgram = (instruction) => {
  const { data } = instruction
  const kind = data.length >= 4 ? viewOf(instruction).getUint32(0, true) : -1
  const lamports = () => ({
    label: 'Amount',
    value: `${formatUnits(viewOf(instruction).getBigUint64(4, true), 9)} SOL`,
  })
  if (kind === 2 && data.length === 12)
    return {
      title: 'Send',
      facts: [
        { label: 'From', value: accountAt(instruction, 0) },
        { label: 'To', value: accountAt(instruction, 1) },
        lamports(),
      ],
    }
  if (kind === 0 && data.length === 52)
    return {
      title: 'Create an account',
      facts: [
        { label: 'Paid by', value: accountAt(instruction, 0) },
        { label: 'Account', value: accountAt(instruction, 1) },
        lamports(),
      ],
    }
  if (kind === 1 && data.length === 36)
    return {
      title: 'Hand an account over',
      facts: [{ label: 'Account', value: accountAt(instruction, 0) }],
      warnings: ['Another program will own the account and all that is in it.'],
    }
  if (kind === 4 && data.length === 4)
    return {
      title: 'Use a nonce',
      facts: [],
      warnings: ['Once signed, this transaction does not expire: it can be sent at any later time.'],
    }
  return undefined
}
