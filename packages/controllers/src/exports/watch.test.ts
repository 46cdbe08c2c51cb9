import { createFakeConnector } from '@portico/core/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestPortico } from '../testing/createTestPortico.js'
import { watchEmbeddedWallet } from './embedded-wallet.js'
import { cancelPairing, startPairing, startSend, watchPairing, watchSend } from './index.js'

function arrange() {
  const connector = createFakeConnector({ id: 'walletConnect', type: 'WALLET_CONNECT', uri: 'wc:1@2' })
  connector.onConnect('hang')
  const test = createTestPortico({ connectors: [connector] })
  onTestFinished(() => test.portico.destroy())
  return test
}

test('watchPairing tells of the code, until told to stop', async () => {
  const { portico } = arrange()
  const seen: string[] = []
  const stop = watchPairing(portico, ({ status, uri }) => seen.push(`${status} ${uri ?? '-'}`))
  expect(seen).toEqual(['idle -'])
  void startPairing(portico)
  await vi.waitFor(() => expect(seen.at(-1)).toBe('waiting wc:1@2'))
  stop()
  const { length } = seen
  cancelPairing(portico)
  await Promise.resolve()
  expect(seen).toHaveLength(length)
})

test('watchSend tells whose draft it is', async () => {
  const { portico, connect } = arrange()
  const from: (string | undefined)[] = []
  onTestFinished(watchSend(portico, (state) => from.push(state.from)))
  await connect()
  await startSend(portico)
  await vi.waitFor(() => expect(from.at(-1)).toMatch(/^0x/))
  expect(from[0]).toBeUndefined()
})

test('watchEmbeddedWallet gives a copy that cannot be changed', () => {
  const { portico } = arrange()
  watchEmbeddedWallet(portico, (state) => {
    expect(state).toMatchObject({ step: 'idle', user: undefined })
    expect(Reflect.set(state, 'step', 'code')).toBe(false)
  })()
})
