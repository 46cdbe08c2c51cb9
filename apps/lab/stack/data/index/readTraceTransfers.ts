import type { Transfer } from './Transfer.js'

/** A step of a transaction, as `trace_block` lists it. */
export type Trace = {
  readonly action: { callType?: string; from?: string; to?: string; value?: string }
  readonly result?: { address?: string } | null
  readonly error?: string
  readonly traceAddress: readonly number[]
  readonly transactionHash: string
  readonly type: string
}

/** Returns the ETH that a transaction moved, including what contracts passed on. No log tells of it. */
export function readTraceTransfers(traces: readonly Trace[]): readonly Transfer[] {
  const failed = traces.filter(({ error }) => error).map(({ traceAddress }) => traceAddress)
  // What a failed call did is undone, even if its own calls succeeded.
  const isUndone = (path: readonly number[]) => failed.some((start) => start.every((step, at) => path[at] === step))
  return traces.flatMap(({ action, result, type, traceAddress }) => {
    const { from, to = result?.address, value = '0x0' } = action
    const moves = type === 'create' || (type === 'call' && action.callType === 'call')
    if (!moves || !from || !to || BigInt(value) === 0n || isUndone(traceAddress)) return []
    const parties = { sender: from.toLowerCase(), receiver: to.toLowerCase() }
    return [{ kind: 'native' as const, asset: '', item: '', amount: `${BigInt(value)}`, ...parties }]
  })
}
