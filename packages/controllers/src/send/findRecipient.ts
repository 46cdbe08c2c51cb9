import { type Actions, type CaipNetworkId, getNamespace, isPorticoError } from '@portico/core'
import { wait } from '@portico/core/internal'
import { isRegisteredName } from '../identity/isRegisteredName.js'
import { internals, type Portico } from '../instance/Portico.js'
import { supportsFeature } from '../networks/supportsFeature.js'
import type { SendRecipient } from './SendState.js'

const debounceMs = 500

type FindParameters = {
  readonly actions: Actions
  readonly input: string
  readonly networkId: CaipNetworkId
  readonly signal: AbortSignal
}

/** Resolves the recipient. Addresses are validated at once, names are looked up after a debounce. */
export async function findRecipient(
  portico: Portico,
  { actions, input, networkId, signal }: FindParameters,
): Promise<SendRecipient> {
  const address = toAddress(actions, input)
  if (address) return { status: 'valid', address }
  const hasNames = supportsFeature(portico, { namespace: getNamespace(networkId), feature: 'names' })
  if (!actions.resolveName || !hasNames || !isName(input)) return { status: 'invalid' }
  await wait({ clock: portico[internals].clock, ms: debounceMs, signal })
  if (signal.aborted) return { status: 'failed' }
  const lookup = { name: input, networkId, signal }
  const registered = isRegisteredName(portico, input) ? await findRegistered(portico, lookup) : undefined
  const found = registered ?? (await actions.resolveName(lookup))
  const resolved = found && toAddress(actions, found.address)
  if (!resolved) return { status: 'not-found' }
  const { avatar, isGeneral, name } = found
  return { status: isGeneral ? 'unconfirmed' : 'valid', address: resolved, name, ...(avatar && { image: avatar }) }
}

/** Few names are registered with the data service, so its schemas come with one. */
async function findRegistered(
  portico: Portico,
  lookup: { name: string; networkId: CaipNetworkId; signal: AbortSignal },
) {
  const { findRegisteredAddress } = await import('./findRegisteredAddress.lazy.js')
  return findRegisteredAddress(portico, lookup)
}

/** Returns the canonical address, or `undefined` if it is invalid or fails its checksum. */
function toAddress(actions: Actions, value: string): string | undefined {
  if (!actions.isAddress(value)) return undefined
  try {
    return actions.formatAddress(value)
  } catch (error) {
    if (isPorticoError(error, 'address/invalid')) return undefined
    throw error
  }
}

/** Labels separated by dots, such as `name.eth`. The adapter decides whether it can be looked up. */
function isName(input: string): boolean {
  return /^[^\s./:]+(\.[^\s./:]+)+$/u.test(input) && input.length <= 255
}
