import { createTestPortico } from '@portico/controllers/testing'
import { createFakeConnection, createFakeConnector } from '@portico/core/testing'
import { act, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { PorticoProvider } from '../provider/PorticoProvider.js'
import { useConnect } from './useConnect.js'
import { useEmbeddedWallet } from './useEmbeddedWallet.js'
import { usePairing } from './usePairing.js'
import { useSendTransaction } from './useSendTransaction.js'
import { useSignMessage } from './useSignMessage.js'
import { useSignTypedData } from './useSignTypedData.js'
import { useTokenBalances } from './useTokenBalances.js'
import { useWalletInfo } from './useWalletInfo.js'

const made: ReturnType<typeof createTestPortico>[] = []
afterEach(() => {
  for (const { portico } of made.splice(0)) portico.destroy()
})

function setup(options: Parameters<typeof createTestPortico>[0] = {}) {
  const test = createTestPortico({ ...options, started: false })
  made.push(test)
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StrictMode>
      <PorticoProvider portico={test.portico}>{children}</PorticoProvider>
    </StrictMode>
  )
  return { ...test, wrapper }
}

const declined = Object.assign(new Error('no'), { code: 4001 })
const usdc = { address: `0x${'c0'.repeat(20)}`, symbol: 'USDC', name: 'USD Coin', decimals: 6 }

describe('mutations', () => {
  test('useSignMessage tells what became of the latest call, without rejecting', async () => {
    const { wrapper, adapter, connect } = setup()
    const { result } = renderHook(() => useSignMessage(), { wrapper })
    await act(() => connect())
    expect(result.current.status).toBe('idle')
    await act(() => result.current.signMessage({ message: 'Hello' }))
    expect(result.current).toMatchObject({ status: 'success', data: expect.stringMatching(/^0x/), error: undefined })
    adapter.setActions({ signMessage: () => Promise.reject(declined) })
    await act(() => result.current.signMessage({ message: 'Hello' }))
    expect(result.current).toMatchObject({ status: 'error', data: undefined, error: declined })
    act(() => result.current.reset())
    expect(result.current.status).toBe('idle')
  })

  test('the Async forms pass on result and error', async () => {
    const { wrapper, adapter, connect, connectors } = setup()
    const { result } = renderHook(() => ({ connect: useConnect(), sign: useSignTypedData() }), { wrapper })
    connectors[0]?.onConnect({ error: declined })
    const parameters = { connectorId: 'com.example.wallet1' }
    await act(() =>
      expect(result.current.connect.connectAsync(parameters)).rejects.toMatchObject({ code: 'wallet/rejected' }),
    )
    expect(result.current.connect.status).toBe('error')
    await act(() => connectors[0]?.onConnect('resolve'))
    await act(() => connect())
    adapter.setActions({ signTypedData: async () => '0x33' })
    await act(() => expect(result.current.sign.signTypedDataAsync({ typedData: {} })).resolves.toBe('0x33'))
  })

  test('of several calls the latest is shown', async () => {
    const { wrapper, adapter, connect } = setup()
    const { result } = renderHook(() => useSignMessage(), { wrapper })
    await act(() => connect())
    const answers: ((signature: string) => void)[] = []
    adapter.setActions({ signMessage: () => new Promise((resolve) => answers.push(resolve)) })
    let calls: Promise<unknown> = Promise.resolve()
    act(() => {
      calls = Promise.all([result.current.signMessage({ message: '1' }), result.current.signMessage({ message: '2' })])
    })
    expect(result.current.status).toBe('pending')
    await waitFor(() => expect(answers).toHaveLength(2))
    await act(async () => {
      answers[1]?.('0x02')
      answers[0]?.('0x01')
      await calls
    })
    expect(result.current.data).toBe('0x02')
  })

  test('useSendTransaction resolves with the hash', async () => {
    const hash = `0x${'ab'.repeat(32)}`
    const provider = { request: async () => hash, on: () => {}, removeListener: () => {} }
    const connection = createFakeConnection({ providers: { eip155: provider } })
    const { wrapper, connect } = setup({ wallets: [createFakeConnector({ id: 'one', connection })] })
    const { result } = renderHook(() => useSendTransaction(), { wrapper })
    await act(() => connect())
    await act(() => result.current.sendTransaction({ to: usdc.address, value: 1n }))
    expect(result.current.data).toBe(hash)
  })
})

describe('what is connected', () => {
  test('useWalletInfo names the wallet, by its own words where it introduces itself', async () => {
    const connection = {
      ...createFakeConnection({ connectorId: 'one' }),
      peer: { name: 'Phone Wallet', icons: ['https://wallet.example/i.png'] },
    }
    const { wrapper, connect } = setup({ wallets: [createFakeConnector({ id: 'one', name: 'One', connection })] })
    const { result } = renderHook(() => useWalletInfo(), { wrapper })
    expect(result.current).toBeUndefined()
    await act(() => connect())
    expect(result.current).toMatchObject({
      name: 'Phone Wallet',
      connectorId: 'one',
      image: 'https://wallet.example/i.png',
    })
  })

  test('useTokenBalances reads the tokens of the app, also as text', async () => {
    const { wrapper, adapter, connect } = setup({ tokens: { 'eip155:1': [{ address: usdc.address }] } })
    adapter.setTokenBalances([{ token: usdc, amount: 1_500_000n }])
    const { result } = renderHook(() => useTokenBalances(), { wrapper })
    expect(result.current).toMatchObject({ status: 'idle', balances: [] })
    await act(() => connect())
    await waitFor(() => expect(result.current.status).toBe('ready'))
    expect(result.current.balances).toEqual([{ token: usdc, amount: 1_500_000n, formatted: '1.5' }])
  })

  test('useTokenBalances tells of a failure', async () => {
    const { wrapper, adapter, connect } = setup({ tokens: { 'eip155:1': [{ address: usdc.address }] } })
    adapter.setActions({ getTokenBalances: () => Promise.reject(new Error('down')) })
    const { result } = renderHook(() => useTokenBalances(), { wrapper })
    await act(() => connect())
    await waitFor(() =>
      expect(result.current).toMatchObject({ status: 'error', balances: [], error: new Error('down') }),
    )
  })

  test('useEmbeddedWallet is empty while nobody is logged in', async () => {
    const { wrapper, connect } = setup()
    const { result } = renderHook(() => useEmbeddedWallet(), { wrapper })
    await act(() => connect())
    expect(result.current).toMatchObject({ isConnected: false, user: undefined, email: undefined, step: 'idle' })
  })

  test('usePairing shows the code and ends with its cancel', async () => {
    const connector = createFakeConnector({ id: 'walletConnect', type: 'WALLET_CONNECT', uri: 'wc:1@2' })
    connector.onConnect('hang')
    const { wrapper, clock } = setup({ connectors: [connector] })
    const { result } = renderHook(() => usePairing(), { wrapper })
    expect(result.current).toMatchObject({ status: 'idle', uri: undefined })
    act(() => void result.current.start())
    await waitFor(() => expect(result.current).toMatchObject({ status: 'waiting', uri: 'wc:1@2' }))
    act(() => result.current.cancel())
    await act(() => clock.advance(1))
    await waitFor(() => expect(result.current.status).not.toBe('waiting'))
  })
})
