import type { LabChain } from '../chains/startChain.js'
import type { RpcFailure } from '../chains/startProxy.js'
import { type Control, type ControlBody, ControlError } from './Control.js'
import { readMethods, readNumber, readRetryAfter } from './readValues.js'

function findChain(chains: readonly LabChain[], body: ControlBody): LabChain {
  const chain = chains.find(({ chainId }) => chainId === body.chainId)
  const known = chains.map(({ chainId }) => chainId).join(', ')
  if (!chain) throw new ControlError(`"chainId" must be one of ${known}`)
  return chain
}

async function setMining(chain: LabChain, body: ControlBody): Promise<void> {
  const { mode } = body
  if (mode === 'auto' || mode === 'manual') return chain.mining.setMode({ mode })
  if (mode === 'interval')
    return chain.mining.setMode({ mode, intervalMs: readNumber(body, 'intervalMs', 10) ?? 1_000 })
  throw new ControlError('"mode" must be "auto", "interval" or "manual"')
}

function readFailure(body: ControlBody): RpcFailure | undefined {
  if (body.off === true) return undefined
  const failure = {
    status: readNumber(body, 'status', 400),
    delayMs: readNumber(body, 'delayMs', 0),
    drop: body.drop === true,
    retryAfter: readRetryAfter(body),
    methods: readMethods(body),
  }
  if (failure.status === undefined && failure.delayMs === undefined && !failure.drop)
    throw new ControlError('one of "status", "delayMs", "drop" or "off" is needed')
  return failure
}

/** Creates the controls of the chains: `chain`, `mine` and `fail`. */
export function chainControls(chains: readonly LabChain[]): Readonly<Record<string, Control>> {
  return {
    '/control/chain': (body) => setMining(findChain(chains, body), body),
    '/control/mine': (body) => findChain(chains, body).mining.mine(readNumber(body, 'blocks', 1) ?? 1),
    '/control/fail': (body) => findChain(chains, body).setFailure(readFailure(body)),
  }
}
