import { createFakeConnection, createFakeProvider } from '@portico/core/testing'
import { expect, test } from 'vitest'
import { signMessage } from './signMessage.js'

const address = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'

function arrange() {
  const provider = createFakeProvider()
  const connection = createFakeConnection({ providers: { eip155: provider } })
  return { provider, sign: (message: string) => signMessage({ connection, address, message }) }
}

test('sends the text as UTF-8 bytes', async () => {
  const { provider, sign } = arrange()
  await expect(sign('grüß 👋')).resolves.toBe(`0x${'1b'.repeat(65)}`)
  expect(provider.calls).toEqual([{ method: 'personal_sign', params: ['0x6772c3bcc39f20f09f918b', address] }])
})

test.each([4001, 5000])('reports a refusal by code %i', async (code) => {
  const { provider, sign } = arrange()
  provider.reject('personal_sign', code)
  await expect(sign('hello')).rejects.toMatchObject({ code: 'wallet/rejected' })
})

test.each([[null], ['0x'], ['signed'], [{}]])('does not take %j for a signature', async (result) => {
  const { provider, sign } = arrange()
  provider.script('personal_sign', { result })
  await expect(sign('hello')).rejects.toMatchObject({ code: 'wallet/invalid-response' })
})

test('takes the long signature of a smart account', async () => {
  const { provider, sign } = arrange()
  const result = `0x${'ab'.repeat(384)}`
  provider.script('personal_sign', { result })
  await expect(sign('hello')).resolves.toBe(result)
})

test('ends with the signal while the wallet never answers', async () => {
  const provider = createFakeProvider()
  provider.hang('personal_sign')
  const connection = createFakeConnection({ providers: { eip155: provider } })
  const controller = new AbortController()
  const signing = signMessage({ connection, address, message: 'hello', signal: controller.signal })
  controller.abort()
  await expect(signing).rejects.toMatchObject({ code: 'connection/aborted' })
})
