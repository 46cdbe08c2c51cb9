import { mainnet } from '@portico/core/networks'
import { createFakeContext, createFakeFetch, createFakeNode, type FakeFetch } from '@portico/core/testing'
import { encodeErrorResult, parseAbi } from 'viem'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createEvmSigner } from '../testing/signers.js'
import { verifyEvmSignature } from './verifyEvmSignature.js'

const [account, owner] = [createEvmSigner('1'), createEvmSigner('2')]
const [yes, no] = [`0x${'1'.padStart(64, '0')}`, `0x${'0'.repeat(64)}`]
const verifier = '0x00000000000000000000000000000000000064c9'

async function verify(fetch: FakeFetch, options: Parameters<typeof createFakeContext>[0] = {}, signature?: string) {
  const context = createFakeContext({ fetch, ...options })
  const message = 'Hello'
  const given = { message, signature: signature ?? (await owner.sign(message)), chainId: 'eip155:1' as const }
  const verifying = verifyEvmSignature({ ...given, accountAddress: account.address }, context)
  // Whatever is repeated is repeated now.
  const settled = verifying.catch(() => {})
  await context.clock.advance(60_000)
  await settled
  return verifying
}

const refuse = (code: number, message: string) =>
  createFakeFetch((call) => ({
    json: { jsonrpc: '2.0', id: JSON.parse(call.body ?? '').id, error: { code, message } },
  }))

/** Where the first call went, and with which data. */
const readCall = (fetch: FakeFetch) => JSON.parse(fetch.calls[0]?.body ?? '{}').params[0]

afterEach(() => void vi.unstubAllGlobals())

describe('verifyEvmSignature', () => {
  test('asks nobody about the signature of a key, in any spelling of the address', async () => {
    const fetch = createFakeNode({})
    const message = 'Hello'
    const signature = await account.sign(message)
    for (const accountAddress of [account.address, account.address.toLowerCase()]) {
      const given = { message, signature, chainId: 'eip155:1' as const, accountAddress }
      expect(await verifyEvmSignature(given, createFakeContext({ fetch }))).toBe(true)
    }
    expect(fetch.calls).toEqual([])
  })

  test('asks the chain once about any other, with code that need not be deployed', async () => {
    for (const [answer, expected] of [
      [yes, true],
      [no, false],
    ] as const) {
      const fetch = createFakeNode({ eth_call: answer })
      expect(await verify(fetch)).toBe(expected)
      expect(fetch.methods()).toEqual(['eth_call'])
      expect(readCall(fetch)).not.toHaveProperty('to')
    }
  })

  test('asks the verifier that the network names', async () => {
    const fetch = createFakeNode({ eth_call: yes })
    const other = { ...mainnet, caipNetworkId: 'eip155:10', id: 10 } as const
    const networks = [other, { ...mainnet, contracts: { erc6492Verifier: { address: verifier } } }]
    expect(await verify(fetch, { networks })).toBe(true)
    expect(readCall(fetch)).toMatchObject({ to: verifier })
  })

  test.each(['', 'nonsense', '0xzz'])('asks nobody about %j, which is no signature', async (signature) => {
    const fetch = createFakeNode({ eth_call: yes })
    expect(await verify(fetch, {}, signature)).toBe(false)
    expect(fetch.calls).toEqual([])
  })

  test.each([
    [3, 'anything'],
    [-32000, 'execution reverted: no such signature'],
    [-32015, 'VM execution error.'],
    [-32000, 'Invalid opcode: 0xfe'],
    [-32000, 'out of gas'],
  ])('takes a call that failed on the chain (%i, %s) for a no', async (code, message) => {
    expect(await verify(refuse(code, message))).toBe(false)
  })

  test.each([
    [-32000, 'header not found'],
    [-32601, 'the method does not exist'],
    [-32005, 'limit exceeded'],
    [429, 'too many requests'],
  ])('does not take a node that cannot call (%i, %s) for a no', async (rpcCode, message) => {
    await expect(verify(refuse(rpcCode, message))).rejects.toMatchObject({ code: 'rpc/error', rpcCode })
  })

  test('does not take silence, error pages and answers of another kind for a no', async () => {
    await expect(verify(createFakeFetch('offline'))).rejects.toMatchObject({ code: 'http/network' })
    await expect(verify(createFakeFetch({ json: {}, status: 400 }))).rejects.toMatchObject({ code: 'http/status' })
    await expect(verify(createFakeFetch(() => new Response('<html>')))).rejects.toMatchObject({
      code: 'http/invalid-json',
    })
    await expect(verify(createFakeNode({ eth_call: `0x${'2'.padStart(64, '0')}` }))).rejects.toThrow()
  })

  test('leaves it to the contract what a signature is', async () => {
    expect(await verify(createFakeNode({ eth_call: yes }), {}, '0x1234')).toBe(true)
    expect(await verify(createFakeNode({ eth_call: no }), {}, '0x1234')).toBe(false)
  })

  test('ends when it is called off', async () => {
    const fetch = createFakeNode({ eth_call: yes })
    const context = { ...createFakeContext({ fetch }), signal: AbortSignal.abort() }
    const given = {
      message: 'Hello',
      signature: '0x1234',
      chainId: 'eip155:1',
      accountAddress: account.address,
    } as const
    await expect(verifyEvmSignature(given, context)).rejects.toMatchObject({ code: 'http/aborted' })
  })

  test('goes on with the next node', async () => {
    const node = createFakeNode({ eth_call: yes })
    const fetch = createFakeFetch((call) =>
      call.url.host === 'down.example' ? 'offline' : node(call.url, { method: 'POST', body: call.body ?? '' }),
    )
    const rpcUrls = () => ['https://down.example', 'https://up.example']
    expect(await verify(fetch, { rpcUrls })).toBe(true)
  })

  test('asks no gateway that a contract names', async () => {
    const urls = ['https://gateway.example/{sender}/{data}']
    // EIP-3668: the contract that was called has the client ask these URLs.
    const data = encodeErrorResult({
      abi: parseAbi(['error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 back, bytes extra)']),
      args: [verifier, urls, '0x12', '0x12345678', '0x'],
    })
    const fetch = createFakeFetch((call) => ({
      json: { jsonrpc: '2.0', id: JSON.parse(call.body ?? '').id, error: { code: 3, message: 'reverted', data } },
    }))
    const gateway = vi.fn(() => Promise.reject(new TypeError('offline')))
    vi.stubGlobal('fetch', gateway)
    const networks = [{ ...mainnet, contracts: { erc6492Verifier: { address: verifier } } }]
    for (const options of [{}, { networks }]) expect(await verify(fetch, options)).toBe(false)
    expect(fetch.calls.map(({ url }) => url.host)).not.toContain('gateway.example')
    expect(gateway).not.toHaveBeenCalled()
  })
})
