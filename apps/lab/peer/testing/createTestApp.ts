import { SignClient } from '@walletconnect/sign-client'

/** An app that uses the protocol's own client. */
export type TestApp = Awaited<ReturnType<typeof createTestApp>>

const methods = {
  eip155: [
    'personal_sign',
    'eth_sign',
    'eth_signTypedData_v4',
    'eth_sendTransaction',
    'wallet_sendCalls',
    'wallet_getCallsStatus',
    'wallet_getCapabilities',
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
  ],
  solana: ['solana_signMessage', 'solana_signTransaction', 'solana_signAllTransactions'],
}

/**
 * Creates an app that proposes sessions.
 *
 * @param relayUrl WebSocket URL of the relay.
 */
export async function createTestApp(relayUrl: string) {
  const client = await SignClient.init({
    projectId: 'lab',
    relayUrl,
    telemetryEnabled: false,
    logger: 'silent',
    customStoragePrefix: crypto.randomUUID(),
    metadata: { name: 'Test app', description: '', url: 'https://app.example', icons: [] },
  })
  client.core.verify.register = async () => ''
  return {
    client,
    /** Proposes a session. Returns the link for the wallet and a promise of the session. */
    async propose(chains: readonly string[]) {
      const namespaces = Object.entries(methods).flatMap(([name, each]) => {
        const own = chains.filter((chain) => chain.startsWith(`${name}:`))
        const events = ['accountsChanged', 'chainChanged']
        return own.length > 0 ? [[name, { chains: own, methods: each, events }] as const] : []
      })
      const { uri = '', approval } = await client.connect({ optionalNamespaces: Object.fromEntries(namespaces) })
      // Listen at once, because an early answer would be lost.
      return { uri, session: approval() }
    },
    request: <result>(topic: string, chainId: string, method: string, params: unknown): Promise<result> =>
      client.request<result>({ topic, chainId, request: { method, params } }),
    /** Resolves with the next event of a type. */
    next: (name: 'session_event' | 'session_update' | 'session_delete' | 'session_extend') =>
      new Promise<unknown>((resolve) => client.events.once(name, (event: unknown) => resolve(event))),
    async close() {
      client.core.heartbeat.stop()
      await client.core.relayer.transportClose()
    },
  }
}
