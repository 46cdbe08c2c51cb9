import { expect, it, test } from 'vitest'
import { openTestClient } from '../client/testing/openTestClient.js'
import { createFrameSolanaProvider, type FrameSolanaProvider } from './createFrameSolanaProvider.js'

const pubkey = '4'.repeat(44)

test.each<[string, unknown, unknown, (provider: FrameSolanaProvider) => Promise<unknown>]>([
  [
    'solana_signMessage',
    { message: 'abc', pubkey },
    { signature: 'def' },
    (provider) => provider.signMessage({ message: 'abc', pubkey }),
  ],
  [
    'solana_signTransaction',
    { transaction: 'abc' },
    { transaction: 'def' },
    (provider) => provider.signTransaction({ transaction: 'abc' }),
  ],
  [
    'solana_signAllTransactions',
    { transactions: ['abc'] },
    { transactions: ['def'] },
    (provider) => provider.signAllTransactions({ transactions: ['abc'] }),
  ],
  [
    'solana_signAndSendTransaction',
    { transaction: 'abc', options: { preflightCommitment: 'root' } },
    { signature: 'def' },
    (provider) => provider.signAndSendTransaction({ transaction: 'abc', options: { preflightCommitment: 'root' } }),
  ],
])('%s goes to the frame in its own shape', async (method, params, result, call) => {
  const { client, frame } = await openTestClient()
  const provider = createFrameSolanaProvider(client)
  for (const ask of [call, () => provider.request({ method, params })]) {
    const pending = ask(provider)
    expect(frame.last()).toMatchObject({ type: '@w3m-app/RPC_REQUEST', payload: { method, params } })
    frame.reply('RPC_REQUEST', result)
    expect(await pending).toEqual(result)
  }
})

it('refuses other methods and shapes, and ends with its signal', async () => {
  const { client, frame } = await openTestClient()
  const provider = createFrameSolanaProvider(client)
  for (const method of ['solana_signIn', 'eth_accounts', 'personal_sign'])
    await expect(provider.request({ method })).rejects.toMatchObject({ code: 'wallet/unsupported-method' })
  await expect(provider.request({ method: 'solana_signMessage', params: ['abc'] })).rejects.toMatchObject({
    code: 'frame/invalid-request',
  })
  const signal = AbortSignal.abort()
  await expect(provider.signTransaction({ transaction: 'abc' }, { signal })).rejects.toMatchObject({
    code: 'frame/rpc-aborted',
  })
  await expect(
    provider.request({ method: 'solana_signTransaction', params: { transaction: 'abc' } }, { signal }),
  ).rejects.toMatchObject({ code: 'frame/rpc-aborted' })
  expect(frame.posted).toEqual([])
})
