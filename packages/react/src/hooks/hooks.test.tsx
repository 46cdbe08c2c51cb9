import { disconnect } from '@portico/controllers'
import { createTestPortico } from '@portico/controllers/testing'
import { act, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { useCommand } from '../bindings/useCommand.js'
import { usePorticoState } from '../bindings/usePorticoState.js'
import { PorticoProvider } from '../provider/PorticoProvider.js'
import { useAccount } from './useAccount.js'
import { useBalance } from './useBalance.js'
import { useConnect } from './useConnect.js'
import { useDisconnect } from './useDisconnect.js'
import { useEvents } from './useEvents.js'
import { useModal } from './useModal.js'
import { useNetwork } from './useNetwork.js'
import { usePortico } from './usePortico.js'
import { useProvider } from './useProvider.js'
import { useTheme } from './useTheme.js'

const tests: ReturnType<typeof createTestPortico>[] = []
afterEach(() => {
  for (const { portico } of tests.splice(0)) portico.destroy()
})

function setup(options: Parameters<typeof createTestPortico>[0] = {}) {
  const test = createTestPortico({ ...options, started: false })
  tests.push(test)
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StrictMode>
      <PorticoProvider portico={test.portico}>{children}</PorticoProvider>
    </StrictMode>
  )
  return { ...test, wrapper }
}

describe('hooks', () => {
  test('the provider starts the instance once and never ends it', () => {
    const { portico, wrapper, adapter } = setup()
    const { result, unmount } = renderHook(() => usePortico(), { wrapper })
    expect(result.current).toBe(portico)
    expect(adapter.discoveries()).toBe(1)
    unmount()
    expect(adapter.discoveries()).toBe(1)
  })

  test('useConnect lists wallets and connects, useAccount follows, useDisconnect ends it', async () => {
    const { wrapper } = setup()
    const { result } = renderHook(
      () => ({ account: useAccount(), connect: useConnect(), disconnect: useDisconnect() }),
      { wrapper },
    )
    await waitFor(() => expect(result.current.connect.connectors).toHaveLength(1))
    expect(result.current.account.isConnected).toBe(false)
    await act(() => result.current.connect.connect({ connectorId: 'com.example.wallet1' }))
    expect(result.current.account).toMatchObject({ isConnected: true, status: 'connected', namespace: 'eip155' })
    expect(result.current.account.address).toMatch(/^0x/)
    await act(() => result.current.disconnect.disconnect())
    expect(result.current.account).toMatchObject({ isConnected: false, address: undefined })
  })

  test('a declined connect shows in error and never rejects', async () => {
    const { wrapper, connectors } = setup()
    connectors[0]?.onConnect({ error: Object.assign(new Error('no'), { code: 4001 }) })
    const { result } = renderHook(() => useConnect(), { wrapper })
    await act(() => result.current.connect({ connectorId: 'com.example.wallet1' }))
    expect(result.current.status).toBe('error')
    act(() => result.current.reset())
    expect(result.current.status).toBe('idle')
  })

  test('useNetwork names the network and changes it', async () => {
    const { wrapper } = setup()
    const { result } = renderHook(() => useNetwork(), { wrapper })
    expect(result.current.network.name).toBe('Ethereum')
    await act(() => result.current.switchNetwork('eip155:8453'))
    expect(result.current.network.name).toBe('Base')
    await act(() => result.current.switchNetwork('eip155:77'))
    expect(result.current.error).toMatchObject({ code: 'chain/network-not-found' })
  })

  test('useBalance reads only with an account', async () => {
    const test = setup()
    test.adapter.setNativeBalance(1_500_000_000_000_000_000n)
    const { result } = renderHook(() => useBalance(), { wrapper: test.wrapper })
    expect(result.current.status).toBe('idle')
    await act(() => test.connect())
    await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', formatted: '1.5', symbol: 'ETH' }))
  })

  test('useProvider gives one object for the life of the instance', () => {
    const { wrapper } = setup()
    const { result, rerender } = renderHook(() => useProvider('eip155'), { wrapper })
    const first = result.current
    rerender()
    expect(result.current).toBe(first)
    expect(typeof first.request).toBe('function')
  })

  test('useTheme reads and sets', async () => {
    const { wrapper } = setup()
    const { result } = renderHook(() => useTheme(), { wrapper })
    act(() => result.current.setThemeMode('dark'))
    act(() => result.current.setThemeVariables({ '--w3m-accent': 'teal' }))
    await waitFor(() => expect(result.current).toMatchObject({ mode: 'dark', variables: { '--w3m-accent': 'teal' } }))
  })

  test('useModal opens and closes', async () => {
    const { wrapper } = setup()
    const { result } = renderHook(() => useModal(), { wrapper })
    act(() => result.current.open({ view: 'Networks' }))
    await waitFor(() => expect(result.current.isOpen).toBe(true))
    act(() => void result.current.close({ force: true }))
    await waitFor(() => expect(result.current.isOpen).toBe(false))
  })

  test('useEvents calls the latest listener and stops with the component', async () => {
    const test = setup()
    const [first, second] = [vi.fn(), vi.fn()]
    const { rerender, unmount } = renderHook(({ listener }) => useEvents('connect', listener), {
      wrapper: test.wrapper,
      initialProps: { listener: first },
    })
    rerender({ listener: second })
    await act(() => test.connect())
    expect(first).not.toHaveBeenCalled()
    expect(second).toHaveBeenCalledOnce()
    unmount()
    await act(() => disconnect(test.portico))
    await act(() => test.connect())
    expect(second).toHaveBeenCalledOnce()
  })

  test('usePorticoState may make a new object each time', () => {
    const { wrapper } = setup()
    let renders = 0
    const { result } = renderHook(
      () => {
        renders++
        return usePorticoState(({ network }) => ({ name: network.name }))
      },
      { wrapper },
    )
    expect(result.current).toEqual({ name: 'Ethereum' })
    expect(renders).toBeLessThan(8)
  })
})

describe('useCommand', () => {
  test('of several runs the latest counts', async () => {
    const { wrapper } = setup()
    const ends: ((value: string) => void)[] = []
    const command = () => new Promise<string>((resolve) => ends.push(resolve))
    const { result } = renderHook(() => useCommand(command), { wrapper })
    const done: (string | undefined)[] = []
    act(() => void result.current.run().then((value) => done.push(value)))
    act(() => void result.current.run().then((value) => done.push(value)))
    await act(async () => ends[0]?.('first'))
    expect(result.current.status).toBe('running')
    await act(async () => ends[1]?.('second'))
    expect(result.current.status).toBe('idle')
    expect(done).toEqual(['first', 'second'])
  })

  test('a failure resolves with nothing and shows in error', async () => {
    const { wrapper } = setup()
    const { result } = renderHook(() => useCommand(() => Promise.reject(new Error('broken'))), { wrapper })
    await act(async () => expect(await result.current.run()).toBeUndefined())
    expect(result.current).toMatchObject({ status: 'error', error: new Error('broken') })
  })
})
