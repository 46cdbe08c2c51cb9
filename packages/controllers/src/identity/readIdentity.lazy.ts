import { type CaipNetworkId, getNamespace } from '@portico/core'
import { limitConcurrency } from '@portico/core/internal'
import { definePart } from '../instance/definePart.js'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { isNetworkServed } from '../services/blockchainApi/isNetworkServed.js'
import { requestIdentity, type ServiceIdentity } from '../services/blockchainApi/requestIdentity.js'
import { findRegisteredName } from './findRegisteredName.js'
import { isSafeName } from './isSafeName.js'

/** How many accounts are looked up at once. Further ones are queued. */
const maxLookups = 6

const identityQueuePart = definePart({ key: 'identityQueue', create: () => limitConcurrency(maxLookups) })

type ReadParameters = {
  readonly address: string
  readonly networkId: CaipNetworkId
  readonly signal: AbortSignal
}

/** Neither name nor picture. */
const nobody: ServiceIdentity = { name: undefined, avatar: undefined }

/**
 * Reads name and picture of an account: from the data service, else the name that is registered with it, else the one on
 * chain. At most six accounts are read at once.
 *
 * @param portico The instance.
 * @param parameters The account and its network.
 * @throws The error of the first source if none could tell, and `connection/aborted`.
 */
export function readIdentity(portico: Portico, parameters: ReadParameters): Promise<ServiceIdentity> {
  return getPart(portico, identityQueuePart)(() => readSources(portico, parameters), parameters.signal)
}

async function readSources(portico: Portico, parameters: ReadParameters): Promise<ServiceIdentity> {
  const { networkId, signal } = parameters
  const namespace = getNamespace(networkId)
  let failure: unknown
  if (await isNetworkServed(portico, { networkId, signal })) {
    try {
      const found = await requestIdentity(portico, parameters)
      const isShown = !found.name || (await isSafeName(portico, { name: found.name, namespace }))
      // A picture would lend weight to a name that is not shown.
      return isShown ? found : nobody
    } catch (error) {
      failure = error
    }
    if (!signal.aborted && namespace === 'eip155') {
      const registered = await readRegistered(portico, parameters)
      if (registered) return registered
    }
  }
  if (!signal.aborted && hasNamesOnChain(portico, networkId)) return readOnChain(portico, parameters, failure)
  if (failure !== undefined) throw failure
  return nobody
}

async function readRegistered(portico: Portico, parameters: ReadParameters): Promise<ServiceIdentity | undefined> {
  const { networkId } = parameters
  const found = await findRegisteredName(portico, parameters).catch(() => undefined)
  if (!found) return undefined
  const { name, avatar } = found
  if (!(await isSafeName(portico, { name, namespace: getNamespace(networkId) }))) return undefined
  return { name, avatar: keepAvatar(networkId, avatar) }
}

/** Whether the app offers the network that names of a network are kept on. The adapter's code is large. */
function hasNamesOnChain(portico: Portico, networkId: CaipNetworkId): boolean {
  if (getNamespace(networkId) !== 'eip155') return false
  const withNames = portico.getState().networks.filter(({ contracts }) => contracts?.ensUniversalResolver)
  return withNames.some(({ caipNetworkId }) => caipNetworkId === networkId || caipNetworkId === 'eip155:1')
}

async function readOnChain(portico: Portico, parameters: ReadParameters, failure: unknown): Promise<ServiceIdentity> {
  const { networkId } = parameters
  try {
    const actions = await portico[internals].loadActions(getNamespace(networkId))
    const found = await actions.getPrimaryName?.(parameters)
    return found ? { name: found.name, avatar: keepAvatar(networkId, found.avatar) } : nobody
  } catch (error) {
    throw failure ?? error
  }
}

/** Pictures of names belong to Ethereum; other networks show them only if the service gives them. */
function keepAvatar(networkId: CaipNetworkId, avatar: string | undefined): string | undefined {
  return networkId === 'eip155:1' ? avatar : undefined
}
