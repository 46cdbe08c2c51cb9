import type { Emitter } from '@portico/core'
import { type FrameClient, type FrameClientEvents, frameErrors, type RpcApproval } from '@portico/frame-bridge'
import type { createFakeCalls } from './createFakeCalls.js'

const approvalMethods = ['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction', 'wallet_sendCalls']
const needsApproval = (method: string) => approvalMethods.includes(method) || method.startsWith('solana_')

/** Creates the RPC requests of a fake frame client, and the approvals that some of them wait for. */
export function createFakeApprovals(
  { call, settle }: Pick<ReturnType<typeof createFakeCalls>, 'call' | 'settle'>,
  emitter: Emitter<FrameClientEvents>,
): Pick<FrameClient, 'request' | 'abortOpenRequests' | 'openRequests'> & { approve(): void } {
  const open: { -readonly [name in keyof RpcApproval]: RpcApproval[name] }[] = []
  const requests = new Map<RpcApproval, unknown>()
  let serial = 0
  return {
    async request(request, options) {
      const approval = needsApproval(request.method) ? { id: ++serial, method: request.method as never } : undefined
      const answer = call('request', request, options)
      if (!approval) return answer
      open.push(approval)
      requests.set(approval, request)
      emitter.emit('approval', approval)
      const end = (outcome: 'success' | 'error') => {
        open.splice(open.indexOf(approval), 1)
        emitter.emit('settled', { ...approval, outcome })
      }
      answer.then(
        () => end('success'),
        () => end('error'),
      )
      return answer
    },
    abortOpenRequests() {
      for (const approval of open.filter(({ isApproved }) => !isApproved))
        settle('request', frameErrors('frame/rpc-aborted'), (payload) => payload === requests.get(approval))
    },
    openRequests: () => open,
    approve() {
      for (const approval of open) {
        approval.isApproved = true
        emitter.emit('approved', approval)
      }
    },
  }
}
