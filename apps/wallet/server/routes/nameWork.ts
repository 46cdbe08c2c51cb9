import type { ApiPath } from '../../api/apiRoutes.js'
import type { Gates } from '../http/WalletLoad.js'

/**
 * What waits for somebody else and can be asked again. What signs and sends is not among it: nothing else may keep that
 * away.
 */
const work: { readonly [path in ApiPath]?: 'nodes' | 'mails' } = {
  '/api/login/start': 'mails',
  '/api/login/device': 'mails',
  '/api/email/start': 'mails',
  '/api/email/primary': 'mails',
  '/api/export/start': 'mails',
  '/api/read': 'nodes',
  '/api/prepare': 'nodes',
  '/api/contracts': 'nodes',
  '/api/assets': 'nodes',
  '/api/solana/preview': 'nodes',
}

/** Names the gate that the requests of a path go through, besides the one of all. */
export const nameWork = (path: ApiPath): keyof Gates | undefined => work[path]
