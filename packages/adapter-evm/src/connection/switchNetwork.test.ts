import { defineNetwork } from '@portico/core'
import { base, mainnet, optimism } from '@portico/core/networks'
import { createFakeContext, createFakeProvider, type FakeProvider } from '@portico/core/testing'
import { expect, test } from 'vitest'
import { switchNetwork } from './switchNetwork.js'

function arrange(provider: FakeProvider = createFakeProvider({ knownChainIds: [10] })) {
  const pictured = defineNetwork({ ...base, imageId: 'an-image-id', imageUrl: 'https://images.example/base.png' })
  const rpcUrls = () => ['https://rpc.example/?projectId=secret']
  const context = createFakeContext({ networks: [mainnet, optimism, pictured], rpcUrls })
  const methods = () => provider.calls.map(({ method }) => method).filter((method) => method !== 'eth_chainId')
  return { context, provider, methods }
}

/** Advances the clock while the command runs. */
async function run<value>(context: ReturnType<typeof arrange>['context'], pending: Promise<value>): Promise<value> {
  pending.catch(() => {})
  await context.clock.advance(20_000)
  return pending
}

function createError(code: number | string, extra: object = {}) {
  return Object.assign(new Error('the wallet says no'), { code, ...extra })
}

test('switches to a network the wallet knows', async () => {
  const { context, provider, methods } = arrange()
  await switchNetwork(context, { provider, networkId: 'eip155:10' })
  expect(methods()).toEqual(['wallet_switchEthereumChain'])
  expect(provider.calls[0]?.params).toEqual([{ chainId: '0xa' }])
})

test.each([
  ['4902', createError(4902)],
  ['-32603', createError(-32603)],
  ['32603', createError(32603)],
  ['a nested 4902', createError(-32603, { data: { originalError: { code: 4902 } } })],
  ['5000 that is no refusal', createError(5000)],
])('adds the network on %s, then makes sure the wallet went there', async (_, error) => {
  const { context, provider, methods } = arrange()
  provider.script('wallet_switchEthereumChain', () => {
    provider.script('wallet_switchEthereumChain')
    throw error
  })
  await run(context, switchNetwork(context, { provider, networkId: 'eip155:8453' }))
  expect(methods()).toEqual(['wallet_switchEthereumChain', 'wallet_addEthereumChain', 'wallet_switchEthereumChain'])
  const added = provider.calls.find(({ method }) => method === 'wallet_addEthereumChain')
  expect(added?.params).toEqual([
    {
      chainId: '0x2105',
      chainName: base.name,
      nativeCurrency: base.nativeCurrency,
      rpcUrls: base.rpcUrls.default.http,
      blockExplorerUrls: [base.blockExplorers.default.url],
      iconUrls: ['https://images.example/base.png'],
    },
  ])
})

test('does not switch again when adding moved the wallet', async () => {
  const { context, provider, methods } = arrange()
  provider.script('wallet_addEthereumChain', () => provider.setChainId(8453))
  await run(context, switchNetwork(context, { provider, networkId: 'eip155:8453' }))
  expect(methods()).toEqual(['wallet_switchEthereumChain', 'wallet_addEthereumChain'])
})

test.each([
  ['4001', createError(4001), false],
  ['ACTION_REJECTED', createError('ACTION_REJECTED'), false],
  ['a refusal within -32603', createError(-32603, { data: { originalError: { code: 4001 } } }), false],
  ['5000 of WalletConnect', createError(5000), true],
])('adds nothing when the person declines by %s', async (_, error, isWalletConnect) => {
  const { context, provider, methods } = arrange(Object.assign(createFakeProvider(), { isWalletConnect }))
  provider.script('wallet_switchEthereumChain', { error })
  await expect(switchNetwork(context, { provider, networkId: 'eip155:8453' })).rejects.toMatchObject({
    code: 'wallet/rejected',
  })
  expect(methods()).toEqual(['wallet_switchEthereumChain'])
})

test('reports it when the person declines to add the network', async () => {
  const { context, provider } = arrange()
  provider.reject('wallet_addEthereumChain')
  await expect(switchNetwork(context, { provider, networkId: 'eip155:8453' })).rejects.toMatchObject({
    code: 'wallet/rejected',
  })
})

test.each([4200, -32601])('says that the wallet cannot switch on %i', async (code) => {
  const { context, provider } = arrange()
  provider.reject('wallet_switchEthereumChain', code)
  await expect(switchNetwork(context, { provider, networkId: 'eip155:10' })).rejects.toMatchObject({
    code: 'chain/not-approved',
  })
})

test('does not believe a wallet that says yes and stays', async () => {
  const { context, provider } = arrange()
  provider.script('wallet_switchEthereumChain', { result: null })
  await expect(run(context, switchNetwork(context, { provider, networkId: 'eip155:10' }))).rejects.toMatchObject({
    code: 'chain/not-approved',
  })
  expect(context.clock.pending()).toBe(0)
})

test('waits for a wallet that says yes before it has moved', async () => {
  const { context, provider } = arrange()
  provider.script('wallet_switchEthereumChain', { result: null })
  const switching = switchNetwork(context, { provider, networkId: 'eip155:10' })
  await context.clock.advance(1000)
  provider.setChainId(10)
  await expect(run(context, switching)).resolves.toBeUndefined()
})

test.each(['eip155:999', 'solana:abc', 'eip155:0x1'] as const)('cannot move to %s', async (networkId) => {
  const { context, provider } = arrange()
  await expect(switchNetwork(context, { provider, networkId })).rejects.toMatchObject({
    code: 'chain/network-not-found',
  })
})

test.each(['wallet_switchEthereumChain', 'wallet_addEthereumChain', 'eth_chainId'])(
  'ends at abort while %s hangs',
  async (method) => {
    const { context, provider } = arrange()
    const controller = new AbortController()
    provider.hang(method)
    const switching = switchNetwork(context, { provider, networkId: 'eip155:8453', signal: controller.signal })
    await context.clock.flush()
    controller.abort()
    await expect(switching).rejects.toMatchObject({ code: 'connection/aborted' })
    expect(context.clock.pending()).toBe(0)
  },
)
