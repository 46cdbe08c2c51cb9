import type { Eip1193Provider, Network } from '@portico/core'

type TestParameters = {
  readonly provider: Eip1193Provider
  readonly address: string
  readonly to: string
  readonly network: Network
}

async function createViem({ provider, address, network }: TestParameters) {
  const viem = await import('viem')
  const { id, name, nativeCurrency, rpcUrls } = network
  const chain = viem.defineChain({ id: Number(id), name, nativeCurrency, rpcUrls })
  // Both are EIP-1193 objects and checksummed addresses, for which viem has narrower types.
  const transport = viem.custom(provider as never)
  const account = address as `0x${string}`
  const client = viem.createWalletClient({ account, chain, transport }).extend(viem.publicActions)
  return { viem, client }
}

/** Requests to try with the provider. Each resolves with its result. */
export const providerTests: readonly {
  readonly name: string
  readonly run: (parameters: TestParameters) => Promise<string>
}[] = [
  {
    name: 'Send with viem',
    async run(parameters) {
      const { viem, client } = await createViem(parameters)
      // An address from the manifest.
      const to = parameters.to as `0x${string}`
      const hash = await client.sendTransaction({ to, value: viem.parseEther('0.001'), chain: client.chain })
      const { status, blockNumber } = await client.waitForTransactionReceipt({ hash, pollingInterval: 250 })
      return `${status} in block ${blockNumber}, ${hash}`
    },
  },
  {
    name: 'Send with ethers',
    async run({ provider, to }) {
      const { BrowserProvider, parseEther } = await import('ethers')
      const signer = await new BrowserProvider(provider).getSigner()
      const response = await signer.sendTransaction({ to, value: parseEther('0.001') })
      const receipt = await response.wait()
      return `${receipt?.status === 1 ? 'success' : 'reverted'} in block ${receipt?.blockNumber}, ${response.hash}`
    },
  },
  {
    name: 'Sign message',
    async run(parameters) {
      const { viem, client } = await createViem(parameters)
      const message = `Portico lab, ${new Date().toISOString()}`
      const signature = await client.signMessage({ message })
      const signer = await viem.recoverMessageAddress({ message, signature })
      return `${signer === parameters.address ? 'valid' : 'not valid'} signature ${signature}`
    },
  },
  {
    name: 'Sign typed data',
    async run(parameters) {
      const { viem, client } = await createViem(parameters)
      const typedData = {
        domain: { name: 'Portico lab', version: '1', chainId: Number(parameters.network.id) },
        types: { Note: [{ name: 'text', type: 'string' }] },
        primaryType: 'Note',
        message: { text: 'Hello from the lab' },
      } as const
      const signature = await client.signTypedData(typedData)
      const signer = await viem.recoverTypedDataAddress({ ...typedData, signature })
      return `${signer === parameters.address ? 'valid' : 'not valid'} signature ${signature}`
    },
  },
  {
    name: 'Send a batch',
    async run(parameters) {
      const { viem, client } = await createViem(parameters)
      // An address from the manifest.
      const to = parameters.to as `0x${string}`
      const call = { to, value: viem.parseEther('0.001') }
      const { id } = await client.sendCalls({ calls: [call, call], chain: client.chain })
      const { status, receipts } = await client.waitForCallsStatus({ id, pollingInterval: 250 })
      return `${status} with ${receipts?.length ?? 0} receipts, ${id}`
    },
  },
]
