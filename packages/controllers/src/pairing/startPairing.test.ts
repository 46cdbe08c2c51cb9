import { mainnet, solana } from '@portico/core/networks'
import { createFakeConnection, createFakeConnector } from '@portico/core/testing'
import { describe, expect, it } from 'vitest'
import { cancelConnect } from '../connection/commands/cancelConnect.js'
import { getPart } from '../instance/getPart.js'
import { createTestPortico } from '../testing/createTestPortico.js'
import { cancelPairing } from './cancelPairing.js'
import { pairingPart } from './pairingPart.js'
import { retryPairing } from './retryPairing.js'
import { startPairing } from './startPairing.js'

const uri = 'wc:1@2?symKey=0'

function arrange(approved: readonly `${string}:${string}`[] | 'all' = 'all') {
  const connection = createFakeConnection({ connectorId: 'walletConnect', approved })
  const relay = createFakeConnector({ id: 'walletConnect', type: 'WALLET_CONNECT', uri, connection })
  const test = createTestPortico({ connectors: [relay] })
  const { state } = getPart(test.portico, pairingPart)
  return { ...test, relay, state, connects: () => relay.calls.filter(({ name }) => name === 'connect') }
}

describe('startPairing', () => {
  it('shows the code, then that the wallet is connected', async () => {
    const { clock, portico, relay, state } = arrange()
    relay.onConnect('hang')
    const pairing = startPairing(portico, { walletId: 'abc' })
    await clock.flush()
    expect(state).toMatchObject({ status: 'waiting', uri, expiresAt: 240_000 })
    relay.onConnect('resolve')
    await retryPairing(portico)
    await pairing
    expect(state).toMatchObject({ status: 'connected', walletId: 'abc', uri: undefined, missing: [] })
    portico.destroy()
  })

  it('names the networks the wallet did not agree to', async () => {
    const { portico, state } = arrange(['eip155:1'])
    await startPairing(portico)
    expect(state).toMatchObject({ status: 'partial', missing: ['eip155:8453'] })
    portico.destroy()
  })

  it('names the methods and events too, and takes a wallet that lacks only such as it is', async () => {
    const missing = { methods: ['eth_sign'], events: ['chainChanged'] }
    for (const [approved, status] of [
      [['eip155:1'], 'partial'],
      ['all', 'connected'],
    ] as const) {
      const { portico, relay, state } = arrange(approved)
      Object.assign(relay.connection, { missing })
      await startPairing(portico)
      expect(state).toMatchObject({ status, missingMethods: ['eth_sign'], missingEvents: ['chainChanged'] })
      portico.destroy()
    }
  })

  it('takes a wallet for one kind of chain as it is', async () => {
    const connection = createFakeConnection({ connectorId: 'walletConnect', namespaces: ['eip155'] })
    const namespaces = ['eip155', 'solana'] as const
    const relay = createFakeConnector({ id: 'walletConnect', type: 'WALLET_CONNECT', namespaces, uri, connection })
    const { portico } = createTestPortico({ connectors: [relay], networks: [mainnet, solana] })
    await startPairing(portico)
    expect(getPart(portico, pairingPart).state).toMatchObject({ status: 'connected', missing: [] })
    portico.destroy()
  })

  it('keeps the pairing that runs for the same wallet, also over an unmount and mount', async () => {
    const { clock, connects, portico, relay, state } = arrange()
    relay.onConnect('hang')
    const one = startPairing(portico, { walletId: 'abc' })
    await clock.flush()
    cancelPairing(portico)
    const two = startPairing(portico, { walletId: 'abc' })
    await clock.advance(1000)
    expect(connects()).toHaveLength(1)
    expect(state).toMatchObject({ status: 'waiting', uri })
    cancelPairing(portico)
    await clock.advance(0)
    await Promise.all([one, two])
    expect(state).toMatchObject({ status: 'idle', uri: undefined, walletId: undefined })
    expect(clock.pending()).toBe(0)
    portico.destroy()
  })

  it('ends the pairing with one wallet when another is chosen', async () => {
    const { clock, connects, portico, relay, state } = arrange()
    relay.onConnect('hang')
    const one = startPairing(portico, { walletId: 'abc' })
    await clock.flush()
    void startPairing(portico, { walletId: 'def' })
    await one
    await clock.flush()
    expect(connects()).toHaveLength(2)
    expect(state).toMatchObject({ status: 'waiting', walletId: 'def' })
    portico.destroy()
  })

  it.each([
    [{ code: 5000, message: 'User rejected.' }, 'declined', 'wallet/rejected'],
    [new Error('boom'), 'failed', 'wallet/failed'],
  ])('tells how %o ended it, and starts anew on retry', async (error, status, code) => {
    const { portico, relay, state } = arrange()
    relay.onConnect({ error } as never)
    await startPairing(portico, { walletId: 'abc' })
    expect(state).toMatchObject({ status, uri: undefined, error: { code } })
    relay.onConnect('resolve')
    await retryPairing(portico)
    expect(state).toMatchObject({ status: 'connected', error: undefined, walletId: 'abc' })
    portico.destroy()
  })

  it('follows the way to the relay, with and without a code', async () => {
    const { clock, portico, relay, state } = arrange()
    relay.onConnect('hang')
    const pairing = startPairing(portico)
    await clock.flush()
    const [call] = relay.calls
    const report = call?.name === 'connect' ? call.parameters.onTransport : undefined
    report?.('trying')
    expect(state).toMatchObject({ status: 'trying', uri })
    report?.('offline')
    expect(state.status).toBe('offline')
    report?.('connecting')
    expect(state.status).toBe('waiting')
    cancelConnect(portico)
    await pairing
    expect(state.status).toBe('idle')
    portico.destroy()
  })

  it('ends with the instance', async () => {
    const { clock, portico, relay } = arrange()
    relay.onConnect('hang')
    const pairing = startPairing(portico)
    await clock.flush()
    portico.destroy()
    await pairing
    expect(clock.pending()).toBe(0)
    await expect(startPairing(portico)).rejects.toMatchObject({ code: 'instance/destroyed' })
  })
})
