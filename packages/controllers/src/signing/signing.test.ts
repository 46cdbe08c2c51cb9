import { walletErrors } from '@portico/core'
import { createFakeAdapter, createFakeConnection, createFakeConnector } from '@portico/core/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestPortico } from '../testing/createTestPortico.js'
import { sendTransaction } from './sendTransaction.js'
import { signMessage } from './signMessage.js'
import { signTypedData } from './signTypedData.js'

const own = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
const hash = `0x${'ab'.repeat(32)}`

async function arrange(answer: unknown = hash) {
  const request = vi.fn(async (_args: { method: string; params?: unknown }): Promise<unknown> => {
    if (answer instanceof Error) throw answer
    return answer
  })
  const provider = { request, on: () => {}, removeListener: () => {} }
  const connection = createFakeConnection({ providers: { eip155: provider } })
  const test = createTestPortico({ wallets: [createFakeConnector({ id: 'one', connection })] })
  onTestFinished(() => test.portico.destroy())
  await test.connect()
  return { ...test, request, connection }
}

test('has a text and typed data signed by the selected account', async () => {
  const { portico, adapter, connection } = await arrange()
  adapter.setActions({ signTypedData: async () => '0x22' })
  await expect(signMessage(portico, { message: 'Hello' })).resolves.toMatch(/^0x(1b)+$/)
  await expect(signTypedData(portico, { typedData: { any: 1 } })).resolves.toBe('0x22')
  const asked = adapter.calls.filter(({ name }) => name.startsWith('sign')).map(({ parameters }) => parameters)
  expect(asked).toEqual([
    { connection, address: own, message: 'Hello', signal: undefined },
    { connection, address: own, typedData: { any: 1 }, signal: undefined },
  ])
})

test('sends a transaction as the wallet reads it', async () => {
  const { portico, request } = await arrange()
  await expect(sendTransaction(portico, { to: own, value: 255n, data: '0x12', gas: 21_000n })).resolves.toBe(hash)
  const params = [{ from: own, to: own, value: '0xff', data: '0x12', gas: '0x5208' }]
  expect(request).toHaveBeenLastCalledWith({ method: 'eth_sendTransaction', params })
  await sendTransaction(portico, { to: own })
  expect(request).toHaveBeenLastCalledWith({
    method: 'eth_sendTransaction',
    params: [{ from: own, to: own, value: '0x0' }],
  })
})

test('tells that a transaction was sent, and what it moves', async () => {
  const { portico } = await arrange()
  const told = vi.fn()
  portico.on('transaction', told)
  await sendTransaction(portico, { to: own, value: 1_500_000_000_000_000_000n })
  const details = { from: own, to: own, amount: '1.5', symbol: 'ETH' }
  expect(told).toHaveBeenLastCalledWith({ status: 'sent', networkId: 'eip155:1', hash, details })
  // A contract that is deployed has no receiver.
  await sendTransaction(portico, { data: '0x60' })
  expect(told).toHaveBeenLastCalledWith({ status: 'sent', networkId: 'eip155:1', hash, details: undefined })
})

test.each([
  [Object.assign(new Error('no'), { code: 4001 }), 'wallet/rejected'],
  ['0x12', 'wallet/invalid-response'],
])('says what went wrong with a transaction: %o', async (answer, code) => {
  const { portico } = await arrange(answer)
  await expect(sendTransaction(portico, { to: own })).rejects.toMatchObject({ code })
})

test('asks no wallet for a negative amount', async () => {
  const { portico, request } = await arrange()
  await expect(sendTransaction(portico, { to: own, value: -1n })).rejects.toMatchObject({
    code: 'transfer/invalid-amount',
  })
  expect(request).not.toHaveBeenCalledWith(expect.objectContaining({ method: 'eth_sendTransaction' }))
})

test('stops waiting when told to', async () => {
  const { portico, request } = await arrange()
  request.mockReturnValueOnce(new Promise(() => {}))
  const controller = new AbortController()
  const sending = sendTransaction(portico, { to: own, signal: controller.signal })
  controller.abort()
  await expect(sending).rejects.toMatchObject({ code: 'connection/aborted' })
})

test('needs a live connection, an account the wallet shared and a namespace that can do it', async () => {
  const { portico } = await arrange()
  await expect(signMessage(portico, { message: 'a', address: '0x12' })).rejects.toMatchObject({
    code: 'wallet/unauthorized',
  })
  await expect(signMessage(portico, { message: 'a', namespace: 'solana' })).rejects.toThrow(
    walletErrors('wallet/disconnected').message,
  )
  await expect(signTypedData(portico, { typedData: {} })).rejects.toMatchObject({ code: 'wallet/unsupported-method' })
  const idle = createTestPortico({ adapters: [createFakeAdapter()] })
  onTestFinished(() => idle.portico.destroy())
  await expect(signMessage(idle.portico, { message: 'a' })).rejects.toMatchObject({ code: 'wallet/disconnected' })
})
