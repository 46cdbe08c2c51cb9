import { PorticoError } from '@portico/core'
import { emailLoginUsedKey } from '@portico/core/internal'
import { solana, solanaDevnet } from '@portico/core/networks'
import { createFaultyStorage } from '@portico/core/testing'
import { frameErrors } from '@portico/frame-bridge'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { connect } from '../../../connection/commands/connect.js'
import { disconnect } from '../../../connection/commands/disconnect.js'
import { switchNetwork } from '../../../connection/commands/switchNetwork.js'
import { getProvider } from '../../../connection/provider/getProvider.js'
import { reconnect } from '../../../connection/restore/reconnect.js'
import { getInternals } from '../../../instance/getInternals.js'
import { getPart } from '../../../instance/getPart.js'
import { addNetwork } from '../../../networks/addNetwork.js'
import {
  type CreateTestPorticoOptions,
  createTestPortico,
  type TestPortico,
} from '../../../testing/createTestPortico.js'
import { endLogin } from '../email/endLogin.js'
import { startEmailLogin } from '../email/startEmailLogin.js'
import { submitOtp } from '../email/submitOtp.js'
import { getEmbeddedWallet } from '../link/getEmbeddedWallet.js'
import { setPreferredAccountType } from '../settings/setPreferredAccountType.js'
import { embeddedWalletPart } from '../state/embeddedWalletPart.js'
import { createFakeFrameClient } from '../testing/createFakeFrameClient.js'

const address = `0x${'ab'.repeat(20)}`
const key = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
const mainnetId = solana.caipNetworkId
let made: TestPortico | undefined

/** A frame that returns the user's key on the requested network. */
function createFrame() {
  const frame = createFakeFrameClient({ isConnected: true, user: { preferredAccountType: 'smartAccount' } })
  const { getUser } = frame
  return Object.assign(frame, {
    getUser: async (payload: { chainId: string | number }, options?: { signal?: AbortSignal | undefined }) => {
      const user = await getUser(payload, options)
      return typeof payload.chainId === 'string'
        ? { ...user, address: key, preferredAccountType: 'eoa' as const }
        : user
    },
  })
}

async function arrange(options: CreateTestPorticoOptions = {}, frame = createFrame()) {
  const test = createTestPortico({ frame, ...options, started: false })
  made = test
  const { portico } = test
  addNetwork(portico, { network: solana })
  addNetwork(portico, { network: solanaDevnet })
  portico.start()
  await test.clock.flush()
  return {
    ...test,
    frame,
    links: () => portico.getState().namespaces,
    /** Network switches and requests, in the order the frame received them. */
    sent: () => frame.calls.filter(({ name }) => name === 'switchNetwork' || name === 'request'),
  }
}

async function arrangeConnected() {
  const test = await arrange()
  await connect(test.portico, { connectorId: 'AUTH' })
  await getEmbeddedWallet(test.portico)
  return test
}

afterEach(() => made?.portico.destroy())

describe('an embedded wallet on two namespaces', () => {
  it('has the account of each', async () => {
    const { links } = await arrangeConnected()
    expect(links().eip155).toMatchObject({ status: 'connected', address, networkId: 'eip155:1' })
    expect(links().solana).toMatchObject({ status: 'connected', address: key, networkId: mainnetId })
    for (const { preferredAccountTypes, user } of Object.values(links()))
      expect({ preferredAccountTypes, email: user?.email }).toEqual({
        preferredAccountTypes: { eip155: 'smartAccount', solana: 'eoa' },
        email: 'ann@example.com',
      })
  })

  it('names no account on a namespace that it is not connected for', async () => {
    const { portico } = await arrange()
    await connect(portico, { connectorId: 'AUTH', namespaces: ['solana'] })
    const provider = getInternals(portico).connections.get('solana')?.provider('eip155')
    expect(await provider?.request({ method: 'eth_accounts' })).toEqual([])
    const asking = provider?.request({ method: 'eth_requestAccounts' })
    await expect(asking).rejects.toMatchObject({ code: 'wallet/unauthorized' })
  })

  it('keeps the kind of the EVM account when the frame names the other one', async () => {
    const { portico } = await arrangeConnected()
    await switchNetwork(portico, { networkId: solanaDevnet.caipNetworkId })
    expect(getPart(portico, embeddedWalletPart).accountType).toBe('smartAccount')
  })

  it('knows no kind of account of the next person, who is on Solana alone', async () => {
    const { portico } = await arrangeConnected()
    await disconnect(portico)
    await connect(portico, { connectorId: 'AUTH', namespaces: ['solana'] })
    const { user } = getPart(portico, embeddedWalletPart)
    expect(user).toMatchObject({ address: key })
    expect(user?.preferredAccountType).toBeUndefined()
  })

  it('brings the frame to the network a request is for, and only then', async () => {
    const { portico, frame, sent } = await arrangeConnected()
    frame.answer('request', { signature: key })
    const params = { message: 'abc', pubkey: key }
    const request = { method: 'solana_signMessage', params }
    const before = sent().length
    // The provider's type is declared by the adapter of the namespace.
    const provider = getProvider(portico, { namespace: 'solana' }) as ReturnType<typeof getProvider<'eip155'>>
    expect(await provider.request(request)).toEqual({ signature: key })
    await provider.request(request)
    expect(sent().slice(before)).toEqual([
      { name: 'switchNetwork', payload: { chainId: mainnetId } },
      { name: 'request', payload: { ...request, networkId: mainnetId } },
      { name: 'request', payload: { ...request, networkId: mainnetId } },
    ])
  })

  it('makes a request for the network it was made on, also when it has to wait for a move to another', async () => {
    const { portico, frame, sent, clock } = await arrangeConnected()
    frame.answer('request', '0x1')
    const provider = getProvider(portico, { namespace: 'eip155' })
    frame.answer('getUser', 'hang')
    const switching = switchNetwork(portico, { networkId: 'eip155:8453' })
    await clock.flush()
    const before = sent().length
    const requesting = provider.request({ method: 'eth_blockNumber' })
    await clock.flush()
    frame.settle('getUser', undefined)
    await Promise.all([switching, requesting])
    await provider.request({ method: 'eth_blockNumber' })
    expect(sent().slice(before)).toEqual([
      { name: 'switchNetwork', payload: { chainId: 'eip155:1' } },
      { name: 'request', payload: { method: 'eth_blockNumber', networkId: 'eip155:1' } },
      { name: 'switchNetwork', payload: { chainId: 'eip155:8453' } },
      { name: 'request', payload: { method: 'eth_blockNumber', networkId: 'eip155:8453' } },
    ])
  })

  it('lets requests of both follow their moves at once', async () => {
    const { portico, frame, sent } = await arrangeConnected()
    frame.answer('request', '0x1')
    const before = sent().length
    // The provider's type is declared by the adapter of the namespace.
    const onSolana = getProvider(portico, { namespace: 'solana' }) as ReturnType<typeof getProvider<'eip155'>>
    await Promise.all([
      onSolana.request({ method: 'solana_signMessage', params: [] }),
      getProvider(portico, { namespace: 'eip155' }).request({ method: 'eth_blockNumber' }),
    ])
    expect(sent().slice(before)).toMatchObject([
      { name: 'switchNetwork', payload: { chainId: mainnetId } },
      { name: 'request', payload: { method: 'solana_signMessage' } },
      { name: 'switchNetwork', payload: { chainId: 'eip155:1' } },
      { name: 'request', payload: { method: 'eth_blockNumber' } },
    ])
  })

  it('fails a request whose network the frame does not reach, and no other', async () => {
    const { portico, frame } = await arrangeConnected()
    frame.answer(
      'switchNetwork',
      frameErrors('frame/error-reply', { message: 'The wallet does not know this network' }),
    )
    frame.answer('request', '0x1')
    const onSolana = getProvider(portico, { namespace: 'solana' }) as ReturnType<typeof getProvider<'eip155'>>
    await expect(onSolana.request({ method: 'solana_signMessage' })).rejects.toMatchObject({
      message: 'The wallet does not know this network',
    })
    expect(await getProvider(portico, { namespace: 'eip155' }).request({ method: 'eth_blockNumber' })).toBe('0x1')
  })

  it('brings the frame back after a move that was called off', async () => {
    const { portico, frame, clock, links, sent } = await arrangeConnected()
    frame.answer('request', '0x1')
    frame.answer('switchNetwork', 'hang')
    const controller = new AbortController()
    const switching = switchNetwork(portico, { networkId: 'eip155:8453', signal: controller.signal })
    const outcome = expect(switching).rejects.toMatchObject({ code: 'connection/aborted' })
    await clock.flush()
    const before = sent().length
    const requesting = getProvider(portico, { namespace: 'eip155' }).request({ method: 'eth_blockNumber' })
    await clock.flush()
    expect(sent().slice(before)).toEqual([])
    frame.answer('switchNetwork', undefined)
    controller.abort()
    await outcome
    expect(await requesting).toBe('0x1')
    expect(sent().slice(before)).toMatchObject([
      { name: 'switchNetwork', payload: { chainId: 'eip155:1' } },
      { name: 'request', payload: { method: 'eth_blockNumber' } },
    ])
    expect(links().eip155?.networkId).toBe('eip155:1')
  })

  it('knows where its own frame is, whatever another tab wrote or removed', async () => {
    const { portico, frame, sent } = await arrangeConnected()
    frame.answer('request', '0x1')
    const onSolana = getProvider(portico, { namespace: 'solana' }) as ReturnType<typeof getProvider<'eip155'>>
    await onSolana.request({ method: 'solana_signMessage', params: [] })
    frame.lastChainId = () => 1
    const before = sent().length
    await getProvider(portico, { namespace: 'eip155' }).request({ method: 'eth_blockNumber' })
    expect(sent().slice(before)).toMatchObject([
      { name: 'switchNetwork', payload: { chainId: 'eip155:1' } },
      { name: 'request', payload: { method: 'eth_blockNumber' } },
    ])
  })

  it.each<readonly [string, (frame: Awaited<ReturnType<typeof arrangeConnected>>['frame']) => void]>([
    ['was loaded anew', (frame) => frame.emit('ready', { version: '4' })],
    [
      'is just being loaded anew',
      (frame) => {
        frame.isReady = () => false
      },
    ],
  ])('brings a frame that %s to the network first', async (_, reload) => {
    const { portico, frame, sent } = await arrangeConnected()
    frame.answer('request', '0x1')
    const provider = getProvider(portico, { namespace: 'eip155' })
    await provider.request({ method: 'eth_blockNumber' })
    reload(frame)
    const before = sent().length
    await provider.request({ method: 'eth_blockNumber' })
    expect(sent().slice(before)).toMatchObject([
      { name: 'switchNetwork', payload: { chainId: 'eip155:1' } },
      { name: 'request', payload: { method: 'eth_blockNumber' } },
    ])
  })

  it('answers no EVM method on Solana', async () => {
    const { portico } = await arrangeConnected()
    const onSolana = getProvider(portico, { namespace: 'solana' }) as ReturnType<typeof getProvider<'eip155'>>
    for (const method of ['eth_accounts', 'wallet_switchEthereumChain', 'personal_sign'])
      await expect(onSolana.request({ method })).rejects.toMatchObject({ code: 'wallet/unsupported-method' })
  })

  it('moves one namespace and leaves the other where it is', async () => {
    const { portico, links } = await arrangeConnected()
    await switchNetwork(portico, { networkId: solanaDevnet.caipNetworkId })
    expect(links().solana?.networkId).toBe(solanaDevnet.caipNetworkId)
    expect(links().eip155?.networkId).toBe('eip155:1')
    await switchNetwork(portico, { networkId: 'eip155:8453' })
    expect(links().solana?.networkId).toBe(solanaDevnet.caipNetworkId)
    expect(links().eip155?.networkId).toBe('eip155:8453')
  })

  it('is resumed on both, each on the network it was on', async () => {
    const storage = createFaultyStorage()
    const before = await arrange({ id: 'same', storage })
    await connect(before.portico, { connectorId: 'AUTH' })
    await switchNetwork(before.portico, { networkId: 'eip155:8453' })
    await switchNetwork(before.portico, { networkId: solanaDevnet.caipNetworkId })
    getInternals(before.portico).store.set(emailLoginUsedKey, 'true')
    await before.clock.flush()
    before.portico.destroy()
    const { links, portico } = await arrange({ id: 'same', storage })
    await reconnect(portico)
    expect(links().eip155).toMatchObject({ status: 'connected', reason: 'restored', address, networkId: 'eip155:8453' })
    expect(links().solana).toMatchObject({ status: 'connected', address: key, networkId: solanaDevnet.caipNetworkId })
  })

  it.each([
    ['one of them', { namespace: 'eip155' }, 0],
    ['both', {}, 1],
  ])('is signed out only with the last that is disconnected while it is resumed: %s', async (_, which, times) => {
    const storage = createFaultyStorage()
    const before = await arrange({ id: 'same', storage })
    await connect(before.portico, { connectorId: 'AUTH' })
    getInternals(before.portico).store.set(emailLoginUsedKey, 'true')
    await before.clock.flush()
    before.portico.destroy()
    const frame = createFrame()
    frame.answer('isConnected', 'hang')
    const { portico, clock } = await arrange({ id: 'same', storage }, frame)
    const resuming = reconnect(portico)
    await vi.waitFor(async () => {
      await clock.flush()
      expect(frame.calls).toContainEqual({ name: 'isConnected', payload: undefined })
    })
    await disconnect(portico, which)
    await resuming
    await clock.flush()
    expect(frame.calls.filter(({ name }) => name === 'disconnect')).toHaveLength(times)
  })

  it('stays logged in while one of them is disconnected, and signs out with the last', async () => {
    const { portico, links, frame } = await arrangeConnected()
    const signedOut = () => frame.calls.filter(({ name }) => name === 'disconnect').length
    await disconnect(portico, { namespace: 'solana' })
    expect(links().eip155?.status).toBe('connected')
    expect(signedOut()).toBe(0)
    await disconnect(portico, { namespace: 'eip155' })
    expect(signedOut()).toBe(1)
  })
})

describe('a namespace that joins the embedded wallet later', () => {
  const readNames = ({ frame }: { frame: { calls: readonly { name: string }[] } }) =>
    frame.calls.map(({ name }) => name)

  async function arrangeOne() {
    const test = await arrange()
    await connect(test.portico, { connectorId: 'AUTH', namespaces: ['eip155'] })
    await test.clock.flush()
    expect(test.links().solana?.status).toBe('disconnected')
    const join = () => connect(test.portico, { connectorId: 'AUTH', namespaces: ['solana'] })
    return { ...test, join, signedOut: () => readNames(test).filter((name) => name === 'disconnect').length }
  }

  it('uses the login that is there: no mail, no second connection', async () => {
    const test = await arrangeOne()
    const { portico, links, join } = test
    await join()
    expect(links().eip155).toMatchObject({ status: 'connected', address, networkId: 'eip155:1' })
    expect(links().solana).toMatchObject({ status: 'connected', address: key, networkId: mainnetId })
    expect(portico.getState().activeNamespace).toBe('solana')
    expect(readNames(test)).not.toContain('connectEmail')
    const { connections } = getInternals(portico)
    expect(connections.get('solana')).toBe(connections.get('eip155'))
  })

  it.each(['eip155', 'solana'] as const)('leaves the other logged in when %s is disconnected', async (namespace) => {
    const { portico, links, join, signedOut } = await arrangeOne()
    await join()
    await disconnect(portico, { namespace })
    expect(signedOut()).toBe(0)
    const other = namespace === 'solana' ? 'eip155' : 'solana'
    expect([links()[namespace]?.status, links()[other]?.status]).toEqual(['disconnected', 'connected'])
    await connect(portico, { connectorId: 'AUTH', namespaces: [namespace] })
    expect(links()[namespace]).toMatchObject({ status: 'connected', reason: 'user' })
    await disconnect(portico)
    expect(signedOut()).toBe(1)
  })

  it('reads the EVM account anew when another kind of it is chosen', async () => {
    const { portico, frame, links, join } = await arrangeOne()
    await join()
    const smart = `0x${'ef'.repeat(20)}`
    frame.setUser({ address: smart })
    await setPreferredAccountType(portico, { type: 'smartAccount' })
    expect(links().eip155?.address).toBe(smart)
    expect(links().solana?.address).toBe(key)
  })

  it('is the one that stays when it is asked for before the first has connected', async () => {
    const { portico, links, clock } = await arrange()
    const results = await Promise.allSettled([
      connect(portico, { connectorId: 'AUTH', namespaces: ['eip155'] }),
      connect(portico, { connectorId: 'AUTH', namespaces: ['solana'] }),
    ])
    await clock.flush()
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
    expect([links().eip155?.status, links().solana?.status]).toEqual(['disconnected', 'connected'])
  })

  it('holds requests of the other namespace back while it joins', async () => {
    const { portico, frame, clock, join, sent } = await arrangeOne()
    frame.answer('request', '0x1')
    frame.answer('getUser', 'hang')
    const joining = join()
    await clock.flush()
    const before = sent().length
    const requesting = getProvider(portico, { namespace: 'eip155' }).request({ method: 'eth_blockNumber' })
    await clock.flush()
    expect(sent().slice(before)).toEqual([])
    frame.settle('getUser', undefined)
    await Promise.all([joining, requesting])
    expect(sent().slice(before)).toMatchObject([
      { name: 'switchNetwork', payload: { chainId: 'eip155:1' } },
      { name: 'request', payload: { method: 'eth_blockNumber' } },
    ])
  })

  it('gives the other namespace free again when it is called off', async () => {
    const { portico, frame, clock, links, sent } = await arrangeOne()
    frame.answer('request', '0x1')
    frame.answer('getUser', 'hang')
    const controller = new AbortController()
    const { signal } = controller
    const joining = connect(portico, { connectorId: 'AUTH', namespaces: ['solana'], signal })
    const outcome = expect(joining).rejects.toMatchObject({ code: 'connection/aborted' })
    await clock.flush()
    controller.abort()
    await outcome
    const before = sent().length
    expect(await getProvider(portico, { namespace: 'eip155' }).request({ method: 'eth_blockNumber' })).toBe('0x1')
    // It is unknown whether the frame switched for the aborted one.
    expect(
      sent()
        .slice(before)
        .map(({ name }) => name),
    ).toEqual(['switchNetwork', 'request'])
    expect([links().eip155?.status, links().solana?.status]).toEqual(['connected', 'disconnected'])
  })

  it('tells of a login that has ended instead of waiting for one', async () => {
    const { frame, join, links } = await arrangeOne()
    frame.answer('isConnected', false)
    await expect(join()).rejects.toMatchObject({ code: 'embedded-wallet/session-expired' })
    expect(links().solana?.status).toBe('disconnected')
  })

  it('has the login forgotten by no check that fails', async () => {
    const { frame, join, links } = await arrangeOne()
    const checks = () => frame.calls.flatMap(({ name, payload }) => (name === 'isConnected' ? [payload] : []))
    expect(checks()).toEqual([undefined])
    frame.answer('isConnected', frameErrors('frame/request-timeout', { name: 'IS_CONNECTED' }))
    await expect(join()).rejects.toMatchObject({ code: 'frame/request-timeout' })
    expect(checks()).toEqual([undefined, 'background'])
    expect(links().eip155?.status).toBe('connected')
  })

  it('keeps the login when another one takes its place', async () => {
    const { portico, frame, join, links, signedOut } = await arrangeOne()
    await join()
    await startEmailLogin(portico, { email: 'bob@example.com', namespaces: ['solana'] })
    const next = `0x${'cd'.repeat(20)}`
    frame.setUser({ address: next })
    await submitOtp(portico, { code: '123456' })
    expect(signedOut()).toBe(0)
    expect(links().eip155).toMatchObject({ status: 'connected', address: next })
    expect(links().solana?.status).toBe('connected')
    await disconnect(portico)
    expect(signedOut()).toBe(1)
  })

  it.each([
    ['fails', frameErrors('frame/request-timeout', { name: 'GET_USER' })],
    ['is called off', 'hang'],
  ])('ends with its login when another one that took its place %s', async (_, answer) => {
    const { portico, frame, clock, join, links } = await arrangeOne()
    await join()
    await startEmailLogin(portico, { email: 'bob@example.com', namespaces: ['solana'] })
    frame.answer('getUser', answer)
    const submitting = submitOtp(portico, { code: '123456' })
    const outcome = expect(submitting).rejects.toBeInstanceOf(PorticoError)
    await clock.flush()
    endLogin(portico)
    await outcome
    await clock.flush()
    // The frame is logged in as Bob now, and would sign requests for Ann's account as Bob.
    expect([links().eip155?.status, links().solana?.status]).toEqual(['disconnected', 'disconnected'])
    frame.answer('getUser', undefined)
    const next = `0x${'cd'.repeat(20)}`
    frame.setUser({ address: next })
    await connect(portico, { connectorId: 'AUTH', namespaces: ['eip155'] })
    expect(links().eip155).toMatchObject({ status: 'connected', address: next })
  })
})

it('a login for one namespace leaves the wallet of the other where it is', async () => {
  const frame = createFrame()
  frame.answer('isConnected', false)
  const { portico, links, connect: connectWallet } = await arrange({}, frame)
  await connectWallet()
  const wallet = links().eip155
  await startEmailLogin(portico, { email: 'ann@example.com', namespaces: ['solana'] })
  await submitOtp(portico, { code: '123456' })
  expect(links().eip155).toEqual(wallet)
  expect(links().solana).toMatchObject({ status: 'connected', connectorId: 'AUTH', address: key })
  await disconnect(portico, { namespace: 'solana' })
  expect(links().eip155?.status).toBe('connected')
  expect(frame.calls.filter(({ name }) => name === 'disconnect')).toHaveLength(1)
})
