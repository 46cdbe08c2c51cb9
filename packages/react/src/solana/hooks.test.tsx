import { connect, disconnect, switchNetwork } from '@portico/controllers'
import { createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { mainnet, solana, solanaDevnet } from '@portico/core/networks'
import { createFakeAdapter, createFakeConnection, createFakeConnector } from '@portico/core/testing'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { PorticoContext } from '../bindings/PorticoContext.js'
import { useAccount } from '../hooks/useAccount.js'
import { useSolanaConnection } from './useSolanaConnection.js'
import { useSolanaSigner } from './useSolanaSigner.js'

const address = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'

let made: TestPortico | undefined
function arrange() {
  const calls: { readonly method: string }[] = []
  const request = async (args: { readonly method: string }) => {
    calls.push(args)
    throw Object.assign(new Error('no'), { code: 4001 })
  }
  const connection = createFakeConnection({
    connectorId: 'sol',
    namespaces: ['solana'],
    networks: { solana: solana.caipNetworkId },
    providers: { solana: { request } },
  })
  const wallet = createFakeConnector({ id: 'sol', namespaces: ['solana'], connection })
  const fresh = createTestPortico({
    networks: [mainnet, solana, solanaDevnet],
    wallets: [],
    // A fake of any namespace does what all adapters have in common.
    adapters: [createFakeAdapter({ namespace: 'solana', connectors: [wallet] }) as never],
  })
  made = fresh
  const { portico } = fresh
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PorticoContext.Provider value={{ portico, locale: 'en' }}>{children}</PorticoContext.Provider>
  )
  return { portico, wrapper, calls }
}

afterEach(() => {
  cleanup()
  made?.portico.destroy()
})

test('the signer comes and goes with the connection, and asks the wallet', async () => {
  const { portico, wrapper, calls } = arrange()
  const { result } = renderHook(() => useSolanaSigner(), { wrapper })
  expect(result.current).toBeUndefined()
  await act(() => connect(portico, { connectorId: 'sol' }))
  const signer = result.current
  expect(signer?.address).toBe(address)
  await expect(signer?.signMessage('Hello')).rejects.toMatchObject({ code: 'wallet/rejected' })
  expect(calls).toMatchObject([{ method: 'solana_signMessage' }])
  await act(() => disconnect(portico))
  expect(result.current).toBeUndefined()
  await expect(signer?.signMessage('Hello')).rejects.toMatchObject({ code: 'wallet/disconnected' })
})

test('the connection follows the chosen cluster and takes the commitment', async () => {
  const { portico, wrapper } = arrange()
  const drawn: unknown[] = []
  const { result } = renderHook(
    () => {
      const { networkId } = useAccount({ namespace: 'solana' })
      const answer = useSolanaConnection({ commitment: 'finalized' })
      drawn.push([networkId, answer.connection?.rpcEndpoint])
      return answer
    },
    { wrapper },
  )
  expect(result.current).toEqual({ connection: undefined, error: undefined })
  await waitFor(() => expect(result.current.connection?.rpcEndpoint).toBe('https://api.mainnet-beta.solana.com'), {
    timeout: 10_000,
  })
  expect(result.current.connection?.commitment).toBe('finalized')
  await act(() => switchNetwork(portico, { networkId: solanaDevnet.caipNetworkId }))
  await waitFor(() => expect(result.current.connection?.rpcEndpoint).toBe('https://api.devnet.solana.com'))
  // Not for one moment is a cluster read through the URL of another.
  expect(drawn).not.toContainEqual([solanaDevnet.caipNetworkId, 'https://api.mainnet-beta.solana.com'])
  expect(drawn).toContainEqual([solanaDevnet.caipNetworkId, undefined])
}, 20_000)

test('says why there is no connection', async () => {
  const { wrapper } = arrange()
  const { result } = renderHook(() => useSolanaConnection({ networkId: 'solana:unknown' }), { wrapper })
  await waitFor(() => expect(result.current.error).toMatchObject({ code: 'chain/network-not-found' }), {
    timeout: 10_000,
  })
}, 20_000)
