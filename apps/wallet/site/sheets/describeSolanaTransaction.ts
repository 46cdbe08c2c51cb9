import type { DecodedMessage } from '@portico/app-parts/solana/decodeTransaction'
import { formatUnits } from 'viem'
import type { SolanaPreview } from '../../api/solanaRoutes.js'
import { describeInstruction } from './describeInstruction.js'
import type { Fact, Sheet } from './Sheet.js'

const budgetProgram = 'ComputeBudget111111111111111111111111111111'

/** Describes the result of the simulation. A failed one must never read as "no change". */
function describeSimulation(simulation: SolanaPreview['simulation']): {
  facts: readonly Fact[]
  warnings: readonly string[]
} {
  if ('error' in simulation)
    return {
      facts: [{ label: 'Balances', value: 'Not known' }],
      warnings: [
        `The simulation failed: ${simulation.error}. The wallet cannot tell what this would do to your balances.`,
      ],
    }
  const { changes, isHandedOver } = simulation
  const facts = changes.map(({ mint, amount, decimals }) => {
    const isLoss = amount.startsWith('-')
    const units = formatUnits(BigInt(isLoss ? amount.slice(1) : amount), decimals)
    return { label: isLoss ? 'You give' : 'You get', value: `${units} ${mint === null ? 'SOL' : `of token ${mint}`}` }
  })
  return {
    facts: facts.length > 0 ? facts : [{ label: 'Balances', value: 'They stay as they are' }],
    warnings: isHandedOver ? ['Your account would belong to another program.'] : [],
  }
}

/**
 * Describes a Solana transaction: its instructions, decoded from the bytes that will be signed, and the balance changes
 * of the chain's simulation.
 *
 * @param message The transaction's decoded message.
 * @param preview What the chain says about it.
 * @param account Signing account.
 * @param network Name of the network.
 */
export function describeSolanaTransaction(parameters: {
  message: DecodedMessage
  preview: SolanaPreview
  account: string
  network: string
}): Sheet {
  const { message, preview, account, network } = parameters
  // Accounts in the bytes are read from them. The server only adds those of lookup tables.
  const keys = [...message.staticKeys, ...preview.keys.slice(message.staticKeys.length)]
  const keyAt = (index: number) => keys[index] ?? 'an account of a lookup table'
  const calls = message.instructions
    .map(({ programIdIndex, accounts, data }) => ({
      program: keyAt(programIdIndex),
      accounts: accounts.map(keyAt),
      data,
    }))
    .filter(({ program }) => program !== budgetProgram)
  const parts = calls.map((call) => describeInstruction(call, preview.tokens))
  const { facts, warnings } = describeSimulation(preview.simulation)
  const payer = keys[0]
  const around: readonly Fact[] = [
    ...facts,
    { label: 'Account', value: account },
    { label: 'Network', value: network },
    { label: 'Fee', value: preview.fee === null ? 'Not known' : `${formatUnits(BigInt(preview.fee), 9)} SOL` },
    ...(payer === account || payer === undefined ? [] : [{ label: 'Fee paid by', value: payer }]),
  ]
  const [only, second] = parts
  if (only && !second) return { ...only, facts: [...only.facts, ...around], warnings: [...only.warnings, ...warnings] }
  return { title: 'Sign a transaction', facts: around, warnings, blocks: [], parts }
}
