import type { AdapterContext, CaipNetworkId } from '@portico/core'
import { defaultChainId } from '@portico/core/internal'
import type { FrameClient } from '@portico/frame-bridge'
import { defaultServices } from '../../../instance/PorticoOptions.js'
import type { EmbeddedWalletOptions } from '../state/EmbeddedWalletOptions.js'
import { embeddedWalletErrors } from '../state/embeddedWalletErrors.js'

export type OpenedClient = {
  readonly client: FrameClient
  /** Networks the frame serves; `undefined` if it may be any. */
  readonly served: readonly CaipNetworkId[] | undefined
}

/**
 * Loads the frame bridge and puts the wallet's frame into its slot of the instance's dialog, where it stays.
 *
 * @throws `embedded-wallet/project-id-missing`, `embedded-wallet/no-slot`, `frame/invalid-origin`, `frame/same-origin`
 */
export async function createBridgeClient(
  context: AdapterContext,
  { frameUrl, frameVersion }: EmbeddedWalletOptions,
): Promise<OpenedClient> {
  const { clock, instanceId, lifetime, logger, logLevel, projectId, services, store } = context
  const url = frameUrl ?? services?.frame ?? defaultServices.frame
  const isHosted = url === defaultServices.frame
  if (isHosted && !projectId) throw embeddedWalletErrors('embedded-wallet/project-id-missing')
  const { createFrameClient, frameNetworks, openFrame } = await import('@portico/frame-bridge')
  const slot = lifetime?.aborted ? null : findSlot(instanceId)
  if (!slot) throw embeddedWalletErrors('embedded-wallet/no-slot')
  const transport = openFrame({
    slot,
    instanceId,
    origin: url,
    projectId: projectId ?? '',
    chainId: pickFirst(context) ?? defaultChainId,
    version: frameVersion,
    enableLogger: logLevel === 'debug' || logLevel === 'info',
    // The hosted wallet's address has the parameters of its contract alone.
    ...(isHosted && { lang: '' }),
  })
  const client = createFrameClient({ transport, clock, logger, store })
  // A self-hosted wallet site may support other networks than the hosted one.
  return { client, served: isHosted ? frameNetworks : undefined }
}

function pickFirst({ networks }: AdapterContext): CaipNetworkId | undefined {
  return networks('eip155')[0]?.caipNetworkId ?? networks('solana')[0]?.caipNetworkId
}

function findSlot(instanceId: string): HTMLElement | null {
  if (typeof document === 'undefined') return null
  const dialogs = [...document.querySelectorAll<HTMLElement>('dialog[data-portico-id]')]
  const own = dialogs.find(({ dataset }) => dataset.porticoId === instanceId)
  return own?.querySelector<HTMLElement>('[data-portico-slot="frame"]') ?? null
}
