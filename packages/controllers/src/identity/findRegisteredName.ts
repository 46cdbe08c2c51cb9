import { ensCacheKey, readCacheEntry, writeCacheEntry } from '@portico/core/internal'
import * as z from 'zod/mini'
import { internals, type Portico } from '../instance/Portico.js'
import { type RequestNamesOfParameters, requestNamesOf } from '../services/blockchainApi/profile/requestNamesOf.js'
import { nameSchema, type ServiceName } from '../services/blockchainApi/profile/ServiceName.js'
import { identityMs } from './identityCache.js'
import { isRegisteredName } from './isRegisteredName.js'

/**
 * Finds the name that an address has registered with the data service, such as `alice.reown.id`: one of its names that
 * lead back to it. What the service tells is stored for 5 minutes.
 *
 * @param portico The instance.
 * @param parameters The address and its network.
 * @throws `blockchain-api/invalid-reply`, and `http/*` if the request fails.
 */
export async function findRegisteredName(
  portico: Portico,
  parameters: RequestNamesOfParameters,
): Promise<ServiceName | undefined> {
  const { address } = parameters
  const names = readNames(portico, address) ?? (await requestNames(portico, parameters))
  const own = address.toLowerCase()
  return names.find(
    ({ name, addresses }) =>
      isRegisteredName(portico, name) && Object.values(addresses).some((each) => each.toLowerCase() === own),
  )
}

async function requestNames(portico: Portico, parameters: RequestNamesOfParameters): Promise<readonly ServiceName[]> {
  const { address } = parameters
  const { clock, store } = portico[internals]
  const names = await requestNamesOf(portico, parameters)
  const entry = { address, ens: names.map(toWire) }
  writeCacheEntry(store, { key: ensCacheKey, id: address, entry, now: clock.now() })
  return names
}

function readNames(portico: Portico, address: string): readonly ServiceName[] | undefined {
  const { clock, store } = portico[internals]
  const now = clock.now()
  const stored = readCacheEntry(store, { key: ensCacheKey, id: address, now, maxAgeMs: identityMs })
  return stored?.ens.flatMap((entry) => z.safeParse(nameSchema, entry).data ?? [])
}

/** Returns a name in the form of the data service, which the stored ones have. */
function toWire({ name, registeredAt, addresses, avatar, bio }: ServiceName): object {
  const records = Object.entries(addresses).map(([coinType, address]) => [coinType, { address }])
  return { name, registered: registeredAt, addresses: Object.fromEntries(records), attributes: [{ avatar, bio }] }
}
