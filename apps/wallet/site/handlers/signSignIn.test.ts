import { base58 } from '@scure/base'
import { bytesToString, hexToString } from 'viem'
import { expect, test, vi } from 'vitest'
import { createFrameStore } from '../client/createFrameStore.js'
import { createOpenSendings } from '../client/createOpenSendings.js'
import type { Sheet } from '../sheets/Sheet.js'
import type { FrameContext } from './FrameContext.js'
import { signSignIn } from './signSignIn.js'

const address = `0x${'ab'.repeat(20)}`
const key = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
const cluster = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const text = (domain: string, account: string) =>
  `${domain} wants you to sign in with your Ethereum account:\n${account}`

const fields = {
  serializedMessage: text('app.example', '<<AccountAddress>>'),
  accountAddress: '<<AccountAddress>>',
  chainId: 'eip155:10',
  domain: 'app.example',
  uri: 'https://app.example',
  version: '1',
  nonce: 'abcdefgh',
}

function arrange(isApproved = true) {
  const ask = vi.fn(async (path: string, body?: unknown) => {
    if (path === '/api/user') return { email: 'ann@example.com', addresses: { eip155: address, solana: key } }
    return { signature: `signed ${JSON.stringify(body)}` }
  })
  const approve = vi.fn(async (_: Sheet) => isApproved)
  const approved = vi.fn()
  const frame: FrameContext = {
    // The paths that are asked for are answered as the server does.
    ask: ask as never,
    store: createFrameStore({ projectId: 'p', storage: undefined }),
    keeper: { keeping: 'storage', find: async () => {}, askForAccess: async () => {}, moveSession: async () => {} },
    resume: async () => {},
    settled: async () => {},
    keepInApp: () => {},
    sendings: createOpenSendings({ projectId: 'p', app: 'https://app.example', storage: undefined }),
    chains: [{ id: 10, name: 'OP Mainnet', symbol: 'ETH' }],
    solana: [{ id: cluster, name: 'Devnet' }],
    app: 'https://app.example',
    firstChainId: 'eip155:10',
    approve,
    showWork: () => {},
  }
  const context = { origin: 'https://app.example', signal: new AbortController().signal, approved }
  const signed = () => ask.mock.calls.filter(([path]) => path !== '/api/user').map(([, body]) => body)
  return { frame, context, approve, approved, signed }
}

test('what is signed is what is shown, with the account in its place', async () => {
  const { frame, context, approve, approved, signed } = arrange()
  const answer = await signSignIn(frame, { siwxMessage: fields, address, chainId: 10 }, context)
  const message = text('app.example', address)
  expect(answer).toMatchObject({ message, siwxMessage: { accountAddress: address } })
  expect(approve.mock.calls[0]?.[0]).toMatchObject({ title: 'Sign in', warnings: [], blocks: [{ text: message }] })
  const [body] = signed() as [{ bytes: `0x${string}` }]
  expect(hexToString(body.bytes)).toBe(message)
  expect(approved).toHaveBeenCalledOnce()
})

test('on Solana the key signs', async () => {
  const { frame, context, signed } = arrange()
  await signSignIn(frame, { siwxMessage: fields, address: key, chainId: cluster }, context)
  const [body] = signed() as [{ account: string; bytes: string }]
  expect([body.account, bytesToString(base58.decode(body.bytes))]).toEqual([key, text('app.example', key)])
})

test('nothing is signed when the user declines', async () => {
  const { frame, context, signed } = arrange(false)
  const answer = signSignIn(frame, { siwxMessage: fields, address, chainId: 10 }, context)
  await expect(answer).rejects.toMatchObject({ code: 'frame-host/rejected' })
  expect(signed()).toEqual([])
})

test.each([
  ['another site', { serializedMessage: text('bank.example', '<<AccountAddress>>') }],
  ['another port of the site', { serializedMessage: text('app.example:8080', '<<AccountAddress>>') }],
  ['something that is no sign-in', { serializedMessage: 'I owe you everything' }],
  ['no text', { serializedMessage: undefined }],
  ['another account', { accountAddress: `0x${'cd'.repeat(20)}` }],
])('%s is refused before anybody is asked', async (_, changes) => {
  const { frame, context, approve } = arrange()
  const answer = signSignIn(frame, { siwxMessage: { ...fields, ...changes }, address, chainId: 10 }, context)
  await expect(answer).rejects.toMatchObject({ code: 'frame-host/reply' })
  expect(approve).not.toHaveBeenCalled()
})
