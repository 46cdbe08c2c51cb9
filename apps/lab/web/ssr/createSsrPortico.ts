import { evmAdapter } from '@portico/adapter-evm'
import { createPortico, type Portico, readInitialState } from '@portico/controllers'
import { cookieStorage } from '@portico/core'
import type { LabManifest } from '../../stack/web/createManifest.js'
import { createLabNetworks } from '../page/createLabNetworks.js'
import { createLabServices } from '../page/createLabServices.js'
import { createLabTokens } from '../page/createLabTokens.js'

/**
 * Creates the instance of one request, or of the browser.
 *
 * @param cookie The request's cookie header, or the document's cookies.
 * @param manifest The running stack; the server renders without it.
 */
export function createSsrPortico(parameters: {
  readonly cookie: string
  readonly manifest: Pick<LabManifest, 'chains' | 'services'>
}): Portico {
  const { cookie, manifest } = parameters
  return createPortico({
    id: 'ssr',
    networks: createLabNetworks(manifest),
    tokens: createLabTokens(manifest),
    adapters: [evmAdapter()],
    services: createLabServices(manifest),
    storage: cookieStorage({ cookie }),
    initialState: readInitialState({ cookie, id: 'ssr' }),
  })
}
