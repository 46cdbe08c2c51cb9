import type { Ask, AskedCall } from './Ask.js'

/** Content of the prompt: a heading, named facts, and text that is shown verbatim. */
export type AskText = {
  readonly title: string
  readonly facts: readonly (readonly [name: string, value: string])[]
  readonly text?: string | undefined
}

/** Formats wei as ether without loss of precision. */
function formatEther(wei: bigint): string {
  const digits = wei.toString().padStart(19, '0')
  const fraction = digits.slice(-18).replace(/0+$/, '')
  return `${digits.slice(0, -18)}${fraction && `.${fraction}`} ETH`
}

function describeCall({ to, value, data }: AskedCall): readonly (readonly [string, string])[] {
  const facts = [
    ['To', to ?? 'A new contract'],
    ['Value', formatEther(value)],
  ] as const
  return data && data !== '0x' ? [...facts, ['Calls', `${data.slice(0, 10)} (${(data.length - 2) / 2} bytes)`]] : facts
}

/**
 * Describes what the lab wallet is asked to approve.
 *
 * @param ask The page's request.
 */
export function describeAsk(ask: Ask): AskText {
  switch (ask.kind) {
    case 'connect': {
      const facts = ask.accounts.map((address) => ['Account', address] as const)
      return { title: ask.locked ? 'Unlock and connect to this page?' : 'Connect to this page?', facts }
    }
    case 'sign':
      return { title: 'Sign this message?', facts: [], text: ask.text }
    case 'typedData':
      return { title: 'Sign this data?', facts: [], text: ask.text }
    case 'transaction': {
      const facts = [...describeCall(ask.call), ['Network', ask.chain], ['Fee at most', formatEther(ask.fee)]] as const
      return { title: 'Send this transaction?', facts }
    }
    case 'calls': {
      const facts = [...ask.calls.flatMap(describeCall), ['Network', ask.chain] as const]
      return { title: `Send ${ask.calls.length} transactions?`, facts }
    }
    case 'switch': {
      const facts = [['From', ask.from] as const, ['To', ask.to] as const]
      return { title: 'Switch the network?', facts }
    }
    case 'addChain': {
      const facts = [['Name', ask.name] as const, ['Chain ID', `${ask.chainId}`] as const, ['RPC', ask.rpc] as const]
      return { title: 'Add this network and switch to it?', facts }
    }
    case 'solanaTransactions': {
      const verb = ask.sends ? 'Send' : 'Sign'
      const what = ask.count === 1 ? 'this Solana transaction' : `${ask.count} Solana transactions`
      return { title: `${verb} ${what}?`, facts: ask.facts }
    }
    case 'watchAsset':
      return { title: 'Show this token?', facts: [], text: ask.text }
  }
}
