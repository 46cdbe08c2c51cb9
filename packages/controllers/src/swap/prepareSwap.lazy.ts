import {
  type Actions,
  type Call,
  type CallsSimulation,
  type SwapTerms,
  swapErrors,
  transferErrors,
  walletErrors,
} from '@portico/core'
import { internals, type Portico } from '../instance/Portico.js'
import { checkApproval, encodeApproval, unlimitedAllowance } from './checkApproval.js'
import { checkSimulation, checkSwapTransaction } from './checkSwapTransaction.js'
import type { SwapReviewState, SwapState } from './SwapState.js'
import type { LoadedSwapProvider } from './swapSources.js'
import type { PreparedSwap } from './swapWorkPart.js'

/** How many other tokens are watched while a swap is simulated. */
const maxWatched = 20

export type PrepareSwapParameters = {
  readonly source: LoadedSwapProvider['source']
  readonly terms: SwapTerms & { readonly signal: AbortSignal }
  readonly state: Pick<SwapState, 'tokens' | 'unlimitedApproval' | 'namespace'>
}

export type PrepareSwapReturnType = Pick<
  PreparedSwap,
  'step' | 'transaction' | 'call' | 'recheck' | 'readAmounts' | 'readReason'
> &
  Required<Pick<SwapReviewState, 'expected' | 'fee' | 'maxFee'>> &
  Pick<SwapReviewState, 'spender' | 'allowance'>

/** What the adapter of a namespace with swaps can do. */
type SwapActions = Required<Pick<Actions, 'prepareCalls' | 'simulateCalls' | 'getAllowance' | 'isContract'>> &
  Pick<Actions, 'getBalanceChanges'>

/**
 * Has a swap built, reads it, simulates it together with the approval that it needs, and prices what the wallet is asked
 * for next. Nothing that a provider built is used unread: approvals are encoded here, and a swap that takes or gives
 * anything else than was asked for is refused.
 *
 * @throws `swap/unsafe-approval`, `swap/unsafe-transaction`, `swap/price-moved`, `swap/would-fail`, `swap/not-simulated`,
 * `transfer/insufficient-funds`, `wallet/disconnected`, and the errors of provider and network.
 */
export async function prepareSwap(
  portico: Portico,
  { source, terms, state }: PrepareSwapParameters,
): Promise<PrepareSwapReturnType> {
  const { connections, loadActions } = portico[internals]
  const { networkId, account, signal } = terms
  const connection = state.namespace && connections.get(state.namespace)
  if (!connection || !state.namespace) throw walletErrors('wallet/disconnected')
  const actions = requireActions(await loadActions(state.namespace))
  const built = await source.buildSwap(terms)
  checkSwapTransaction(built, terms)
  const call: Call = { to: built.to, data: built.data, value: built.value }
  if (!(await actions.isContract({ networkId, address: call.to, signal })))
    throw swapErrors('swap/unsafe-transaction', { reason: 'not-a-contract' })
  const approval = await findApproval(actions, source, terms)
  const { approvals, expected, recheck } = await simulate(actions, { terms, state, call, approval })
  const later = { recheck, ...readLater(actions, terms, { call, signal: portico[internals].lifetime }) }
  const last = approvals.at(-1)
  const allowance = state.unlimitedApproval ? unlimitedAllowance : terms.amount
  const asked = approvals.map((each) =>
    each === last && approval ? { ...each, data: encodeApproval(approval.spender, allowance) } : each,
  )
  const prepare = (calls: readonly Call[]) =>
    actions.prepareCalls({ connection, networkId, from: account, calls, signal })
  const all = await prepare([...asked, call])
  const { fee, maxFee } = all
  const [first] = asked
  if (!first) return { step: 'swap', transaction: all, call, ...later, expected, fee, maxFee }
  const spender = approval?.spender
  if (all.atomic) return { step: 'batch', transaction: all, call, ...later, expected, fee, maxFee, spender, allowance }
  const transaction = await prepare([first])
  const set = asked.length > 1 ? 0n : allowance
  return { step: 'approve', transaction, call, ...later, expected, fee, maxFee, spender, allowance: set }
}

function requireActions(actions: Actions): SwapActions {
  const { prepareCalls, simulateCalls, getAllowance, isContract, getBalanceChanges } = actions
  if (!prepareCalls || !simulateCalls || !getAllowance || !isContract)
    throw transferErrors('transfer/unsupported-chain')
  return { prepareCalls, simulateCalls, getAllowance, isContract, ...(getBalanceChanges && { getBalanceChanges }) }
}

/** Returns what reads the outcome of the swap once the chain has it. */
function readLater(
  actions: SwapActions,
  { networkId, account, from, to }: SwapTerms,
  { call, signal }: { readonly call: Call; readonly signal: AbortSignal },
): Pick<PreparedSwap, 'readAmounts' | 'readReason'> {
  return {
    async readAmounts(hash) {
      const tokens = [from.address, to.address]
      const changes = await actions.getBalanceChanges?.({ networkId, hash, account, tokens, signal })
      const [sold, received] = changes ?? []
      return { sold: sold === undefined ? undefined : -sold, received }
    },
    // Simulating the call again returns the revert reason.
    async readReason() {
      const again = { networkId, from: account, calls: [call], tokens: [], signal }
      const outcome = await actions.simulateCalls(again)
      return outcome.status === 'reverted' ? outcome.reason : undefined
    },
  }
}

type Approval = { readonly spender: string; readonly current: bigint }

/** Finds out who has to be approved; `undefined` if nobody has. */
async function findApproval(
  actions: SwapActions,
  source: LoadedSwapProvider['source'],
  terms: PrepareSwapParameters['terms'],
): Promise<Approval | undefined> {
  const { networkId, account, from, amount, signal } = terms
  if (from.address === undefined) return undefined
  // If the service overstates the allowance, the simulation fails.
  const known = await source.getAllowance?.(terms)
  if (known !== undefined && known >= amount) return undefined
  const spender = checkApproval(await source.buildApproval(terms), from.address)
  const [isContract, current] = await Promise.all([
    actions.isContract({ networkId, address: spender, signal }),
    actions.getAllowance({ networkId, token: from.address, owner: account, spender, signal }),
  ])
  if (!isContract) throw swapErrors('swap/unsafe-approval', { reason: 'not-a-contract' })
  return current >= amount ? undefined : { spender, current }
}

type SimulateParameters = Pick<PrepareSwapParameters, 'terms' | 'state'> & {
  readonly call: Call
  readonly approval: Approval | undefined
}

/** Simulates the swap after the approval it needs, and after an earlier one is taken back where the token asks for that. */
async function simulate(actions: SwapActions, { terms, state, call, approval }: SimulateParameters) {
  const { networkId, account, from, to, amount, signal } = terms
  const token = from.address
  const [sold, received] = [token?.toLowerCase(), to.address?.toLowerCase()]
  const held = state.tokens.filter(({ balance = 0n, address }) => balance > 0n || address === undefined)
  const others = held
    .map(({ address }) => address)
    .filter((address) => address?.toLowerCase() !== sold && address?.toLowerCase() !== received)
    .slice(0, maxWatched)
  let tokens = [token, to.address, ...others]
  const approve = (value: bigint): Call[] =>
    token !== undefined && approval ? [{ to: token, data: encodeApproval(approval.spender, value), value: 0n }] : []
  const run = (calls: readonly Call[], running?: AbortSignal) =>
    actions.simulateCalls({
      networkId,
      from: account,
      calls: [...calls, call],
      tokens,
      allowance: token !== undefined && approval ? { token, spender: approval.spender } : undefined,
      signal: running,
    })
  const check = (simulation: CallsSimulation) =>
    checkSimulation(simulation, { terms, isApproved: approval !== undefined })
  let approvals = approve(amount)
  let simulation = await run(approvals, signal)
  if (simulation.status === 'reverted' && simulation.index < 0 && others.length > 0) {
    // Anybody can send a token that fails when its balance is read.
    tokens = [token, to.address, ...(await listReadable(actions, { networkId, account, tokens: others, signal }))]
    simulation = await run(approvals, signal)
  }
  if (simulation.status === 'reverted' && simulation.index === 0 && approval && approval.current > 0n) {
    // Some tokens, such as Tether USD, change an allowance only from or to 0.
    approvals = [...approve(0n), ...approve(amount)]
    simulation = await run(approvals, signal)
  }
  const recheck = async (running: AbortSignal) => void check(await run(approvals, running))
  return { approvals, expected: check(simulation), recheck }
}

type ReadableParameters = Pick<PrepareSwapParameters['terms'], 'networkId' | 'account' | 'signal'> & {
  readonly tokens: readonly (string | undefined)[]
}

/** Returns the tokens of which a simulation without any calls can read the balance. */
async function listReadable(
  actions: SwapActions,
  { networkId, account: from, tokens, signal }: ReadableParameters,
): Promise<readonly (string | undefined)[]> {
  const simulations = await Promise.all(
    tokens.map((each) => actions.simulateCalls({ networkId, from, calls: [], tokens: [each], signal })),
  )
  return tokens.filter((_, at) => simulations[at]?.status !== 'reverted')
}
