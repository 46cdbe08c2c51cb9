import { describeAsk } from '../shared/wallet/describeAsk.js'
import type { PeerProposal, PeerRequest, PeerState, PeerWallet } from './PeerWallet.js'
import type { PeerMode } from './readPeerOptions.js'

/** The parts of a peer wallet that are used. */
type FollowedPeer = Pick<
  PeerWallet,
  'subscribe' | 'approveProposal' | 'rejectProposal' | 'approveRequest' | 'rejectRequest'
> & { getState(): Pick<PeerState, 'proposals' | 'requests' | 'sessions'> }

export type FollowPeerParameters = {
  readonly peer: FollowedPeer
  readonly mode: PeerMode
  print(text: string): void
  /** Resolves with whether the user agrees. */
  askYesNo(question: string): Promise<boolean>
}

function describeProposal({ name, url, namespaces, chains }: PeerProposal): string {
  const all = Object.values(namespaces).flatMap((each) => each.chains)
  const missing = all.filter((chain) => !chains.includes(chain))
  const rest = missing.length > 0 ? `\n  not in this wallet: ${missing.join(', ')}` : ''
  return `${name} (${url}) wants to connect\n  networks: ${chains.join(', ')}${rest}`
}

function describeRequest({ from, method, chainId, ask }: PeerRequest): string {
  const { title, facts, text } = describeAsk(ask)
  const lines = [...facts.map(([name, value]) => `${name}: ${value}`), ...(text === undefined ? [] : [text])]
  return [`${from}: ${title} (${method}, ${chainId})`, ...lines].join('\n  ')
}

/**
 * Prints proposals and requests and answers them as the mode says, one at a time.
 *
 * @returns Resolves once the last session has ended, or once a proposal was rejected and there is none.
 */
export function followPeer({ peer, mode, print, askYesNo }: FollowPeerParameters): Promise<void> {
  const seen = new Set<number>()
  let questions: Promise<void> = Promise.resolve()
  let hadSession = false
  let isDeclined = false

  async function decide(text: string): Promise<boolean | undefined> {
    print(text)
    if (mode === 'hang') return undefined
    const isAgreed = mode === 'ask' ? await askYesNo('Approve?') : mode === 'approve'
    print(isAgreed ? '  approved' : '  rejected')
    return isAgreed
  }

  async function answerProposal(proposal: PeerProposal): Promise<void> {
    const isAgreed = await decide(describeProposal(proposal))
    if (isAgreed === undefined) return
    if (isAgreed) return peer.approveProposal(proposal.id)
    await peer.rejectProposal(proposal.id)
    isDeclined = true
  }

  async function answerRequest(request: PeerRequest): Promise<void> {
    const isAgreed = await decide(describeRequest(request))
    if (isAgreed === undefined) return
    if (isAgreed) peer.approveRequest(request.id)
    else peer.rejectRequest(request.id)
  }

  return new Promise((resolve) => {
    const look = () => {
      const { proposals, requests, sessions } = peer.getState()
      const works = [
        ...proposals.map((proposal) => [proposal.id, () => answerProposal(proposal)] as const),
        ...requests.map((request) => [request.id, () => answerRequest(request)] as const),
      ]
      for (const [id, work] of works) {
        if (seen.has(id)) continue
        seen.add(id)
        // A late answer fails because the request has expired. Continue with the next one.
        questions = questions
          .then(work)
          .then(look)
          .catch((error: unknown) => print(`  ${error instanceof Error ? error.message : error}`))
      }
      if ((hadSession || isDeclined) && sessions.length === 0) {
        stop()
        resolve()
      }
      hadSession = sessions.length > 0
    }
    const stop = peer.subscribe(look)
    look()
  })
}
