import { type AskText, describeAsk } from '../web/labWallet/prompt/describeAsk.js'
import type { PeerAsk } from './PeerWallet.js'

/** Says in words what the peer wallet is asked for. */
export function describePeerAsk(ask: PeerAsk): AskText {
  if (ask.kind !== 'solanaTransactions') return describeAsk(ask)
  const title = ask.count === 1 ? 'Sign this Solana transaction?' : `Sign ${ask.count} Solana transactions?`
  return { title, facts: [], text: ask.text }
}
