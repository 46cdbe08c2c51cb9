import type { LabChain } from '../chains/startChain.js'
import type { RpcFailure } from '../chains/startProxy.js'

/** A control request that cannot be carried out as it stands. */
class ControlError extends Error {}

type Body = Readonly<Record<string, unknown>>

function findChain(chains: readonly LabChain[], body: Body): LabChain {
  const chain = chains.find(({ chainId }) => chainId === body.chainId)
  const known = chains.map(({ chainId }) => chainId).join(', ')
  if (!chain) throw new ControlError(`"chainId" must be one of ${known}`)
  return chain
}

function readNumber(body: Body, name: string, least: number): number | undefined {
  const value = body[name]
  if (value === undefined) return undefined
  if (typeof value === 'number' && Number.isInteger(value) && value >= least) return value
  throw new ControlError(`"${name}" must be a whole number of at least ${least}`)
}

async function setMining(chain: LabChain, body: Body): Promise<void> {
  const { mode } = body
  if (mode === 'auto' || mode === 'manual') return chain.mining.setMode({ mode })
  if (mode === 'interval')
    return chain.mining.setMode({ mode, intervalMs: readNumber(body, 'intervalMs', 10) ?? 1_000 })
  throw new ControlError('"mode" must be "auto", "interval" or "manual"')
}

function readFailure(body: Body): RpcFailure | undefined {
  if (body.off === true) return undefined
  const { methods, retryAfter } = body
  if (methods !== undefined && !(Array.isArray(methods) && methods.every((name) => typeof name === 'string')))
    throw new ControlError('"methods" must be a list of JSON-RPC methods')
  const failure = {
    status: readNumber(body, 'status', 400),
    delayMs: readNumber(body, 'delayMs', 0),
    drop: body.drop === true,
    retryAfter: retryAfter === undefined ? undefined : `${retryAfter}`,
    methods,
  }
  if (failure.status === undefined && failure.delayMs === undefined && !failure.drop)
    throw new ControlError('one of "status", "delayMs", "drop" or "off" is needed')
  return failure
}

/**
 * Carries out a request of a test: `/control/chain`, `/control/mine`, `/control/fail` or `/control/reset`.
 *
 * @param pathname Path of the request.
 * @param body Its JSON body.
 * @returns HTTP status and an error message, if any.
 */
export async function answerControl(parameters: {
  chains: readonly LabChain[]
  pathname: string
  body: unknown
}): Promise<{ status: number; error?: string }> {
  const { chains, pathname } = parameters
  // Any object may be read by name; each value is checked where it is used.
  const body = (typeof parameters.body === 'object' && parameters.body !== null ? parameters.body : {}) as Body
  try {
    if (pathname === '/control/reset') await Promise.all(chains.map((chain) => chain.reset()))
    else if (pathname === '/control/chain') await setMining(findChain(chains, body), body)
    else if (pathname === '/control/mine') await findChain(chains, body).mining.mine(readNumber(body, 'blocks', 1) ?? 1)
    else if (pathname === '/control/fail') findChain(chains, body).setFailure(readFailure(body))
    else return { status: 404, error: `There is no ${pathname}` }
    return { status: 200 }
  } catch (error) {
    if (error instanceof ControlError) return { status: 400, error: error.message }
    throw error
  }
}
