import type { CaipNetworkId } from '@portico/core'
import type { FrameClient } from '@portico/frame-bridge'

export type OpenedClient = {
  readonly client: FrameClient
  /** Networks the frame serves; `undefined` when it may be any. */
  readonly served: readonly CaipNetworkId[] | undefined
}
