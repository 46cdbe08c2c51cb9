import type { ProposedNamespace, SessionRecord } from '../port/SignClientPort.js'

/** Contents of a fake session. */
export type CreateFakeSessionParameters = {
  readonly proposed: Readonly<Record<string, ProposedNamespace>>
  /** Hex, padded with zeros. Default `0`. */
  readonly topic?: string | undefined
  /** Seconds since the Unix epoch. Default: a week after the fake clock's start. */
  readonly expiry?: number | undefined
}

const addresses: Readonly<Record<string, string>> = {
  eip155: '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb',
  solana: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
}

/** Creates the session of a wallet that approves everything proposed. */
export function createFakeSession({
  proposed,
  topic = '0',
  expiry = 1_767_830_400,
}: CreateFakeSessionParameters): SessionRecord {
  const namespaces = Object.entries(proposed).map(([name, { chains, methods, events }]) => {
    const accounts = chains.map((chain) => `${chain}:${addresses[name] ?? 'fake-address'}`)
    return [name, { chains, methods, events, accounts }] as const
  })
  return {
    topic: topic.padStart(64, '0'),
    expiry,
    namespaces: Object.fromEntries(namespaces),
    peer: { metadata: { name: 'Fake Wallet', url: 'https://wallet.example', icons: [] } },
  }
}
