import { emailLoginUsedKey, lastUsedChainKey, preferredAccountTypesKey } from '@portico/core/internal'
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
import type { Portico } from '../../../instance/Portico.js'
import {
  type CreateTestPorticoOptions,
  createTestPortico,
  type TestPortico,
} from '../../../testing/createTestPortico.js'
import { embeddedWalletPart } from '../state/embeddedWalletPart.js'
import { createFakeFrameClient } from '../testing/createFakeFrameClient.js'

const address = `0x${'ab'.repeat(20)}`
const other = `0x${'cd'.repeat(20)}`
let made: TestPortico | undefined

async function arrange(options: CreateTestPorticoOptions = {}, frame = createFakeFrameClient({ isConnected: true })) {
  const test = createTestPortico({ frame, ...options })
  made = test
  const { portico } = test
  return {
    ...test,
    frame,
    link: () => portico.getState().namespaces.eip155,
    asked: (name: string) => frame.calls.filter((call) => call.name === name).map(({ payload }) => payload),
  }
}

async function arrangeConnected(options?: CreateTestPorticoOptions) {
  const test = await arrange(options)
  await connect(test.portico, { connectorId: 'AUTH' })
  await test.clock.flush()
  return test
}

afterEach(() => made?.portico.destroy())

describe('connecting the embedded wallet', () => {
  it('takes a login the frame remembers', async () => {
    const { link } = await arrangeConnected()
    expect(link()).toMatchObject({
      status: 'connected',
      connectorId: 'AUTH',
      networkId: 'eip155:1',
      approved: 'all',
      accounts: [{ address, type: 'eoa' }],
    })
  })

  it('waits for a login otherwise, until it is called off', async () => {
    const { portico, link, clock } = await arrange({}, createFakeFrameClient())
    const controller = new AbortController()
    const connecting = connect(portico, { connectorId: 'AUTH', signal: controller.signal })
    const outcome = expect(connecting).rejects.toMatchObject({ code: 'connection/aborted' })
    await clock.flush()
    expect(link()?.status).toBe('connecting')
    controller.abort()
    await outcome
  })

  it('refuses an address that is none', async () => {
    const { portico } = await arrange(
      {},
      createFakeFrameClient({ isConnected: true, user: { address: 'javascript:' } }),
    )
    await expect(connect(portico, { connectorId: 'AUTH' })).rejects.toMatchObject({ code: 'wallet/invalid-response' })
  })

  it('loads nothing of the wallet before it is used', async () => {
    const { frame, clock } = await arrange()
    await clock.advance(60_000)
    expect(frame.calls).toEqual([])
  })
})

describe('resuming a login', () => {
  async function begin(frame: ReturnType<typeof createFakeFrameClient>, prepare?: (test: TestPortico) => void) {
    const storage = createFaultyStorage()
    const first = createTestPortico({
      id: 'same',
      frame: createFakeFrameClient({ isConnected: true }),
      storage,
    })
    await connect(first.portico, { connectorId: 'AUTH' })
    const { store } = getInternals(first.portico)
    store.set(emailLoginUsedKey, 'true')
    prepare?.(first)
    await first.clock.flush()
    first.portico.destroy()
    const test = await arrange({ id: 'same', storage }, frame)
    return { ...test, resuming: reconnect(test.portico) }
  }

  async function restart(...parameters: Parameters<typeof begin>) {
    const { resuming, ...test } = await begin(...parameters)
    await resuming
    return test
  }

  it.each(['isConnected', 'getUser'] as const)(
    'ends at the wallet too when the person disconnects during %s',
    async (by) => {
      const frame = createFakeFrameClient({ isConnected: true })
      frame.answer(by, 'hang')
      const { portico, asked, link, clock, resuming } = await begin(frame)
      await vi.waitFor(async () => {
        await clock.flush()
        expect(asked(by)).toHaveLength(1)
      })
      await disconnect(portico)
      await resuming
      await clock.flush()
      expect(asked('disconnect')).toHaveLength(1)
      expect(link()).toMatchObject({ status: 'disconnected', reason: 'user' })
      expect(getPart(portico, embeddedWalletPart).alert).toBeUndefined()
    },
  )

  it.each<[string, (portico: Portico) => unknown]>([
    ['another wallet is chosen', (portico) => connect(portico, { connectorId: 'com.example.wallet1' })],
    ['the page goes', (portico) => portico.destroy()],
  ])('is left at the wallet when %s meanwhile', async (_, leave) => {
    const frame = createFakeFrameClient({ isConnected: true })
    frame.answer('isConnected', 'hang')
    const { portico, asked, clock, resuming } = await begin(frame)
    await vi.waitFor(async () => {
      await clock.flush()
      expect(asked('isConnected')).toHaveLength(1)
    })
    await leave(portico)
    await resuming
    await clock.flush()
    expect(asked('disconnect')).toEqual([])
  })

  it('asks nobody anything', async () => {
    const { link, frame } = await restart(createFakeFrameClient({ isConnected: true }))
    expect(link()).toMatchObject({ status: 'connected', reason: 'restored', address })
    expect(frame.calls.map(({ name }) => name)).not.toContain('connectEmail')
  })

  it('begins on the network that was used last, with the account the frame remembers', async () => {
    const { link, asked } = await restart(createFakeFrameClient({ isConnected: true }), ({ portico }) =>
      getInternals(portico).store.set(lastUsedChainKey, 8453),
    )
    expect(asked('getUser')).toEqual([{ chainId: 8453 }])
    expect(link()?.networkId).toBe('eip155:8453')
  })

  it('asks for the account that was chosen', async () => {
    const { asked } = await restart(createFakeFrameClient({ isConnected: true }), ({ portico }) =>
      getInternals(portico).store.set(preferredAccountTypesKey, { eip155: 'smartAccount' }),
    )
    expect(asked('getUser')).toEqual([{ chainId: 1, preferredAccountType: 'smartAccount' }])
  })

  it('ends where the frame knows nobody', async () => {
    const { link } = await restart(createFakeFrameClient())
    expect(link()).toMatchObject({ status: 'disconnected', reason: 'failed' })
  })

  it('does not load the frame once the login was forgotten', async () => {
    const { link, frame } = await restart(createFakeFrameClient({ isConnected: true }), ({ portico }) =>
      getInternals(portico).store.remove(emailLoginUsedKey),
    )
    expect(frame.calls).toEqual([])
    expect(link()?.status).toBe('disconnected')
  })

  it('fails with the frame', async () => {
    const frame = createFakeFrameClient()
    frame.answer('isConnected', frameErrors('frame/load-failed'))
    const { link } = await restart(frame)
    expect(link()).toMatchObject({ status: 'disconnected', reason: 'failed' })
  })
})

describe('a connected embedded wallet', () => {
  it('moves to another network and reads the account anew', async () => {
    const { portico, frame, link, asked } = await arrangeConnected()
    frame.setUser({ address: other })
    await switchNetwork(portico, { networkId: 'eip155:8453' })
    expect(asked('switchNetwork')).toEqual([{ chainId: 'eip155:8453' }])
    expect(link()).toMatchObject({ networkId: 'eip155:8453', address: other })
  })

  it('stays where it is when the frame does not move', async () => {
    const { portico, frame, link } = await arrangeConnected()
    frame.answer('switchNetwork', 1)
    await expect(switchNetwork(portico, { networkId: 'eip155:8453' })).rejects.toMatchObject({
      code: 'wallet/unrecognized-chain',
    })
    expect(link()?.networkId).toBe('eip155:1')
  })

  it('answers chain id in hex and accounts itself, and asks the frame for the rest', async () => {
    const { portico, frame, asked } = await arrangeConnected()
    const provider = getInternals(portico).connections.get('eip155')?.provider('eip155')
    expect(await provider?.request({ method: 'eth_chainId' })).toBe('0x1')
    expect(await provider?.request({ method: 'eth_accounts' })).toEqual([address])
    frame.answer('request', '0x10')
    expect(await provider?.request({ method: 'eth_blockNumber' })).toBe('0x10')
    expect(asked('request')).toEqual([{ method: 'eth_blockNumber', networkId: 'eip155:1' }])
  })

  it('lets an app move the network by its provider', async () => {
    const { portico, link } = await arrangeConnected()
    const provider = getProvider(portico, { namespace: 'eip155' })
    const changes: unknown[] = []
    provider.on('chainChanged', (id: unknown) => changes.push(id))
    const params = [{ chainId: '0x2105' }]
    expect(await provider.request({ method: 'wallet_switchEthereumChain', params })).toBeNull()
    expect(link()?.networkId).toBe('eip155:8453')
    expect(changes).toEqual(['0x2105'])
    for (const bad of [[], [{ chainId: 8453 }], [{ chainId: '8453' }]])
      await expect(provider.request({ method: 'wallet_switchEthereumChain', params: bad })).rejects.toMatchObject({
        cause: { code: 'wallet/invalid-chain-id' },
      })
  })

  it('signs for Solana only there', async () => {
    const { portico } = await arrangeConnected()
    const provider = getProvider(portico, { namespace: 'eip155' })
    await expect(provider.request({ method: 'solana_signMessage' })).rejects.toMatchObject({ code: 4200 })
  })

  it('signs out at the frame, and says when that did not confirm it', async () => {
    const { portico, frame, asked, link } = await arrangeConnected()
    frame.answer('disconnect', false)
    await expect(disconnect(portico)).rejects.toMatchObject({ code: 'chain/disconnect-failed' })
    expect(asked('disconnect')).toHaveLength(1)
    expect(link()).toMatchObject({ status: 'disconnected', reason: 'user' })
  })

  it('lets go of a frame that does not answer the sign-out within 3 s', async () => {
    const { portico, frame, clock, link } = await arrangeConnected()
    frame.answer('disconnect', 'hang')
    const ended = disconnect(portico)
    await clock.advance(3_000)
    await ended
    expect(link()?.status).toBe('disconnected')
  })

  it('ends when the frame knows nobody any more', async () => {
    const { frame, link } = await arrangeConnected()
    frame.emit('disconnect', { reason: 'not-connected' })
    expect(link()).toMatchObject({ status: 'disconnected', reason: 'wallet' })
  })

  describe('whose login another tab has forgotten', () => {
    async function arrangeForgotten(answer: unknown) {
      const test = await arrangeConnected()
      const { portico, storage, frame, clock } = test
      getInternals(portico).store.set(emailLoginUsedKey, 'true')
      const name = `@appkit-wallet:${portico.id}/EMAIL_LOGIN_USED_KEY`
      expect(storage.getItem(name)).toBe('true')
      frame.answer('isConnected', answer)
      storage.setFromOtherTab(name, null)
      await clock.advance(1_000)
      return { ...test, checks: () => test.asked('isConnected').filter((kind) => kind === 'background').length }
    }

    it('ends when the frame knows nobody any more', async () => {
      const { link, checks } = await arrangeForgotten(false)
      expect(checks()).toBe(1)
      expect(link()?.status).toBe('disconnected')
    })

    it('goes on where the frame still knows it, and remembers it again', async () => {
      const { link, asked } = await arrangeForgotten(true)
      expect(link()).toMatchObject({ status: 'connected', address })
      expect(asked('getUser')).toHaveLength(2)
    })

    it('shows whom the frame knows by now', async () => {
      const test = await arrangeForgotten('hang')
      test.frame.setUser({ address: other })
      test.frame.settle('isConnected', true)
      await test.clock.flush()
      expect(test.link()?.address).toBe(other)
    })

    it('goes on while the frame cannot tell', async () => {
      const { link, asked } = await arrangeForgotten(frameErrors('frame/request-timeout', { name: 'IS_CONNECTED' }))
      expect(link()?.status).toBe('connected')
      expect(asked('getUser')).toHaveLength(1)
    })

    it('is asked about again, once a minute, until the frame can tell', async () => {
      const cannotTell = frameErrors('frame/request-timeout', { name: 'IS_CONNECTED' })
      const { frame, clock, asked, checks } = await arrangeForgotten(cannotTell)
      expect(checks()).toBe(1)
      await clock.advance(59_999)
      expect(checks()).toBe(1)
      await clock.advance(1)
      expect(checks()).toBe(2)
      frame.answer('isConnected', true)
      await clock.advance(60_000)
      expect(checks()).toBe(3)
      expect(asked('getUser'), 'it is remembered again').toHaveLength(2)
      await clock.advance(600_000)
      expect(checks()).toBe(3)
    })

    it('is asked about again as soon as the frame has signed', async () => {
      const cannotTell = frameErrors('frame/request-timeout', { name: 'IS_CONNECTED' })
      const { portico, frame, clock, asked, checks } = await arrangeForgotten(cannotTell)
      frame.answer('isConnected', true)
      frame.answer('request', '0xsigned')
      await getProvider(portico, { namespace: 'eip155' }).request({ method: 'personal_sign', params: ['0x', address] })
      await clock.advance(0)
      expect(checks()).toBe(2)
      expect(asked('getUser')).toHaveLength(2)
    })

    it('is not asked about again once it is remembered, or over', async () => {
      const cannotTell = frameErrors('frame/request-timeout', { name: 'IS_CONNECTED' })
      const remembered = await arrangeForgotten(cannotTell)
      remembered.storage.setFromOtherTab(`@appkit-wallet:${remembered.portico.id}/EMAIL_LOGIN_USED_KEY`, 'true')
      await remembered.clock.advance(600_000)
      expect(remembered.checks()).toBe(1)
      remembered.portico.destroy()
      const over = await arrangeForgotten(cannotTell)
      await disconnect(over.portico)
      await over.clock.advance(600_000)
      expect(over.checks()).toBe(1)
    })

    it('is not remembered again once it was disconnected meanwhile', async () => {
      const { portico, frame, clock, asked } = await arrangeForgotten('hang')
      await disconnect(portico)
      frame.settle('isConnected', true)
      await clock.flush()
      expect(asked('getUser')).toHaveLength(1)
    })
  })
})
