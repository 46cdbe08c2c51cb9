import type { IWalletKit } from '@reown/walletkit'
import type { createProposals } from './createProposals.js'
import type { createRequests } from './createRequests.js'

export type FollowWalletKitParameters = {
  readonly proposals: ReturnType<typeof createProposals>
  readonly requests: ReturnType<typeof createRequests>
  /** Called after changes that neither of them reports. */
  readonly onChange: () => void
}

/** Passes what apps send to the wallet on, including what arrived while it was closed. */
export function followWalletKit(walletKit: IWalletKit, parameters: FollowWalletKitParameters): void {
  const { proposals, requests, onChange } = parameters
  const takeRequest = ({ id, topic, params }: { id: number; topic: string; params: RequestParams }) =>
    swallow(requests.take({ id, topic, chainId: params.chainId, ...params.request }))
  walletKit.on('session_proposal', ({ params }) => swallow(proposals.take(params)))
  walletKit.on('proposal_expire', ({ id }) => proposals.expire(id))
  walletKit.on('session_request', takeRequest)
  walletKit.on('session_request_expire', ({ id }) => requests.drop({ id }))
  walletKit.on('session_delete', ({ topic }) => {
    requests.drop({ topic })
    onChange()
  })
  walletKit.engine.signClient.events.on('session_expire', onChange)
  walletKit.core.relayer.on('relayer_connect', onChange)
  walletKit.core.relayer.on('relayer_disconnect', onChange)
  for (const proposal of Object.values(walletKit.getPendingSessionProposals())) swallow(proposals.take(proposal))
  for (const request of walletKit.getPendingSessionRequests()) takeRequest(request)
}

type RequestParams = {
  readonly chainId: string
  readonly request: { readonly method: string; readonly params: unknown }
}

/** Ignores a failed answer: the request has expired or the app has ended it, which the session shows. */
function swallow(work: Promise<unknown>): void {
  work.catch(() => {})
}
