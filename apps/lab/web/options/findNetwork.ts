import type { NetworkInput } from '@portico/core'
import * as presets from '@portico/core/networks'
import type { LabManifest } from '../../stack/web/createManifest.js'
import { createLabNetworks, createLabSolana } from '../page/createLabNetworks.js'

/**
 * Finds a network by the name of its preset, its CAIP-2 id or its EVM chain id. Local chains use the local RPC.
 *
 * @throws Error If there is no such preset.
 */
export function findNetwork(name: string, manifest: LabManifest): NetworkInput {
  const id = /^\d+$/.test(name) ? `eip155:${name}` : name
  const preset = Object.entries(presets).find(([key, { caipNetworkId }]) => key === name || caipNetworkId === id)?.[1]
  if (!preset) throw new Error(`There is no network ${name}`)
  const local = [...createLabNetworks(manifest), createLabSolana(manifest)].find(
    ({ caipNetworkId }) => caipNetworkId === preset.caipNetworkId,
  )
  return local ?? preset
}
