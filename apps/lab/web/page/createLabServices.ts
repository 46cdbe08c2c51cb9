import type { Services } from '@portico/controllers'
import type { LabManifest } from '../../stack/web/createManifest.js'

/** Returns the local services, for the option `services`. */
export function createLabServices({ services }: Pick<LabManifest, 'services'>): Partial<Services> {
  const { relay, api: catalogue, data: blockchainApi, pulse, frame, auth } = services
  return {
    ...(relay && { relay }),
    ...(catalogue && { catalogue }),
    ...(blockchainApi && { blockchainApi }),
    ...(pulse && { pulse }),
    ...(frame && { frame }),
    ...(auth && { auth }),
  }
}
