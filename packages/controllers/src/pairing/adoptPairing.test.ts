import type { CaipNetworkId, ConnectSignIn } from '@portico/core'
import { connectionsKey, deepLinkChoiceKey } from '@portico/core/internal'
import { createFakeConnection, createFakeConnector } from '@portico/core/testing'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { analyticsPart } from '../analytics/analyticsPart.js'
import { startAnalytics } from '../analytics/startAnalytics.js'
import { disconnect } from '../connection/commands/disconnect.js'
import { reconnect } from '../connection/restore/reconnect.js'
import { followTabs } from '../connection/tabs/followTabs.js'
import {
  listPendingPairings,
  type PendingPairing,
  rememberPendingPairing,
} from '../connectors/walletconnect/storage/pendingPairings.js'
import { pendingPairingsKey } from '../connectors/walletconnect/storage/pendingPairingsKey.js'
import { getInternals } from '../instance/getInternals.js'
import { getPart } from '../instance/getPart.js'
import type { PorticoOptions } from '../instance/PorticoOptions.js'
import { openModal } from '../navigation/modal/openModal.js'
import { createFakeSiwx } from '../testing/createFakeSiwx.js'
import { createTestPortico } from '../testing/createTestPortico.js'
import { getRecentWallets } from '../wallets/list/getRecentWallets.js'
import { adoptPairing } from './adoptPairing.js'
import { pairingPart } from './pairingPart.js'
import { setPairingLink } from './setPairingLink.js'
import { startPairing } from './startPairing.js'

// Code that loads on first use.
const pollOptions = { timeout: 5000 }
const topic = 'a'.repeat(64)
const link = { href: 'wallet://', name: 'Wallet' }
const wallet = { id: 'abc', name: 'Abc', mobile_link: 'abc://' }
const other = { id: 'def', name: 'Def' }

type ArrangeOptions = {
  readonly approved?: readonly CaipNetworkId[] | 'all'
  readonly isRemembered?: boolean
  readonly declines?: boolean
  readonly enableReconnect?: boolean
  readonly projectId?: string
  readonly customWallets?: PorticoOptions['customWallets']
  readonly siwx?: PorticoOptions['siwx']
  /** The choices that were stored with each code. */
  readonly wallets?: readonly PendingPairing['wallet'][]
}

/** A page after a reload, whose wallet has not answered yet. */
async function arrange({
  approved = 'all',
  isRemembered = true,
  declines = false,
  wallets = [wallet],
  ...rest
}: ArrangeOptions = {}) {
  const connection = {
    ...createFakeConnection({ connectorId: 'walletConnect', approved }),
    peer: { name: 'Abc Wallet' },
  }
  const uri = `wc:${'b'.repeat(64)}@2?symKey=0`
  const relay = createFakeConnector({ id: 'walletConnect', type: 'WALLET_CONNECT', uri, connection })
  let approve: () => void = () => {}
  const approval = new Promise<void>((resolve) => {
    approve = resolve
  })
  relay.onRestore(declines ? 'none' : approval)
  const test = createTestPortico({ connectors: [relay], started: false, ...rest })
  const { clock, store, stores } = getInternals(test.portico)
  if (isRemembered)
    for (const [at, chosen] of wallets.entries())
      rememberPendingPairing(
        { clock, store },
        {
          topic: topic.replace('a', `${at}`),
          until: clock.now() + 60_000,
          namespaces: ['eip155'],
          wallet: chosen,
          link,
        },
      )
  test.portico.start()
  const restores = () => relay.calls.filter(({ name }) => name === 'restore')
  const state = () => test.portico.getState().namespaces.eip155
  if (isRemembered) await expect.poll(restores, pollOptions).toHaveLength(1)
  return { ...test, approve: () => approve(), connection, relay, restores, state, store, stores }
}

describe('adoptPairing', () => {
  it('has what the wallet signed kept, and waits for nothing where the code of sign-in is missing', async () => {
    const siwx = createFakeSiwx()
    const { restores } = await arrange({ siwx })
    expect(restores()[0]?.parameters).toMatchObject({ pairing: true, signIn: { keep: expect.any(Function) } })
    const missing = await arrange({ siwx: createFakeSiwx(), isRemembered: false })
    await expect.poll(() => missing.portico.getState().initialized, pollOptions).toBe(true)
    const inner = getInternals(missing.portico)
    rememberPendingPairing(inner, {
      ...{ topic, namespaces: ['eip155'], wallet: undefined, link: undefined },
      until: inner.clock.now() + 60_000,
    })
    inner.wake = async () => {}
    inner.signIn = undefined
    await adoptPairing(missing.portico)
    expect(missing.restores()).toEqual([])
    // The next visit may have it.
    expect(listPendingPairings(inner)).toHaveLength(1)
  })

  it('shows nothing until the wallet approves, then connects and remembers its app', async () => {
    const { approve, portico, restores, state, store } = await arrange()
    expect(restores()[0]?.parameters).toMatchObject({ pairing: true, namespaces: ['eip155'] })
    expect(state()?.status).toBe('disconnected')
    await expect.poll(() => portico.getState().initialized, pollOptions).toBe(true)
    approve()
    await expect
      .poll(() => state(), pollOptions)
      .toMatchObject({ status: 'connected', reason: 'user', connectorId: 'walletConnect' })
    await expect.poll(() => store.get(deepLinkChoiceKey), pollOptions).toEqual(link)
    expect(getRecentWallets(portico)).toEqual([wallet])
    portico.destroy()
  })

  it.each([
    ['none was chosen', [undefined]],
    ['it is not known which of two it was', [wallet, other]],
    ['it may have been any', [wallet, undefined]],
  ])('remembers no wallet when %s', async (_, wallets) => {
    const { approve, portico, store } = await arrange({ wallets })
    approve()
    await expect.poll(() => store.get(deepLinkChoiceKey), pollOptions).toEqual(link)
    expect(getRecentWallets(portico)).toEqual([])
    portico.destroy()
  })

  it.each([
    ['waits for the first open', false],
    ['is told at once', true],
  ])('is a connection made by an app link to the analytics, which %s', async (_, isOpen) => {
    vi.stubGlobal('location', { origin: 'https://app.example', hostname: 'app.example' })
    vi.stubGlobal('window', { navigator: { userAgent: 'Linux' } })
    onTestFinished(() => void vi.unstubAllGlobals())
    const { approve, catalogue, portico, state } = await arrange({ projectId: 'p' })
    catalogue.fail(() => 'hang')
    if (isOpen) openModal(portico)
    startAnalytics(portico)
    approve()
    await expect.poll(() => state()?.status, pollOptions).toBe('connected')
    await Promise.resolve()
    const { queue } = getPart(portico, analyticsPart)
    const connects = queue.filter(({ event }) => event === 'CONNECT_SUCCESS')
    expect(connects).toMatchObject([{ properties: { method: 'mobile', name: 'Abc Wallet' } }])
    expect(getPart(portico, pairingPart).link).toBeUndefined()
    await disconnect(portico)
    await Promise.resolve()
    expect(getPart(portico, analyticsPart).queue.at(-1)).toMatchObject({ event: 'DISCONNECT_SUCCESS' })
    portico.destroy()
  })

  it('asks nobody when nothing is remembered, or nothing that counts still', async () => {
    const { portico, restores } = await arrange({ isRemembered: false })
    await expect.poll(() => portico.getState().initialized, pollOptions).toBe(true)
    portico.destroy()
    const late = createTestPortico({ connectors: [], started: false })
    const { clock, store } = getInternals(late.portico)
    store.set(pendingPairingsKey, { [topic]: { until: clock.now(), namespaces: ['eip155'] } })
    late.portico.start()
    await expect.poll(() => store.get(pendingPairingsKey), pollOptions).toBeUndefined()
    expect(restores()).toEqual([])
    late.portico.destroy()
  })

  it('changes nothing when the wallet does not approve', async () => {
    const { portico, state } = await arrange({ declines: true })
    await expect.poll(() => portico.getState().initialized, pollOptions).toBe(true)
    expect(state()?.status).toBe('disconnected')
    portico.destroy()
  })

  it('sends the wallet away when something else was connected meanwhile', async () => {
    const { approve, connect, connection, portico, state } = await arrange()
    await connect()
    approve()
    await expect.poll(() => connection.calls.map(({ name }) => name), pollOptions).toContain('disconnect')
    expect(state()?.connectorId).toBe('com.example.wallet1')
    portico.destroy()
  })

  it('keeps nothing that a wallet has signed which is then sent away', async () => {
    const siwx = createFakeSiwx()
    const { connect, restores } = await arrange({ siwx })
    const { signIn } = { ...restores()[0]?.parameters } as { readonly signIn?: ConnectSignIn }
    await connect()
    const account = { accountAddress: '0xB', chainId: 'eip155:1' } as const
    const data = { ...account, domain: 'd', uri: 'u:', version: '1', nonce: 'n' }
    await signIn?.keep([{ data, message: 'm', signature: '0x1' }])
    expect(siwx.sessions()).toEqual([])
  })

  it('sends the wallet away when another tab has connected something else', async () => {
    const { approve, clock, connection, connectors, portico, state, store } = await arrange()
    connectors[0]?.onRestore('resolve')
    const accounts = connectors[0]?.connection.accounts('eip155') ?? []
    store.set(connectionsKey, { eip155: [{ connectorId: 'com.example.wallet1', accounts }] })
    followTabs(portico, undefined)
    await clock.advance(150)
    await expect.poll(() => state(), pollOptions).toMatchObject({ status: 'connected', reason: 'other-tab' })
    approve()
    await expect.poll(() => connection.calls.map(({ name }) => name), pollOptions).toContain('disconnect')
    expect(state()?.connectorId).toBe('com.example.wallet1')
    portico.destroy()
  })

  it('takes nothing up where connections are not resumed', async () => {
    const { portico, relay } = await arrange({ isRemembered: false, enableReconnect: false })
    const { clock, store } = getInternals(portico)
    rememberPendingPairing(
      { clock, store },
      { topic, until: clock.now() + 60_000, namespaces: ['eip155'], wallet, link },
    )
    await reconnect(portico)
    await vi.dynamicImportSettled()
    expect(relay.calls).toEqual([])
    portico.destroy()
  })

  it.each([
    ['connected', 'all'],
    ['partial', ['eip155:1']],
  ] as const)('ends a fresh pairing, whose view says %s', async (status, approved) => {
    const { approve, clock, portico, relay } = await arrange({ approved })
    relay.onConnect('hang')
    const pairing = startPairing(portico)
    await clock.flush()
    approve()
    await pairing
    expect(getPart(portico, pairingPart).state.status).toBe(status)
    portico.destroy()
  })

  it('closes the modal in which a wallet was being looked for', async () => {
    const { approve, portico } = await arrange()
    openModal(portico)
    approve()
    await expect.poll(() => portico.getState().modal.open, pollOptions).toBe(false)
    portico.destroy()
  })
})

describe('setPairingLink', () => {
  it('remembers the wallet and the opened app beside the code that is shown', async () => {
    const customWallets = [wallet]
    const { clock, portico, relay, store } = await arrange({ isRemembered: false, customWallets })
    relay.onConnect('hang')
    startPairing(portico, { walletId: 'abc' })
    await clock.flush()
    const shown = 'b'.repeat(64)
    rememberPendingPairing(
      { clock, store },
      { topic: shown, until: clock.now() + 1000, namespaces: ['eip155'], wallet: undefined, link: undefined },
    )
    setPairingLink(portico, link)
    expect(listPendingPairings({ clock, store })).toMatchObject([{ topic: shown, wallet, link }])
    portico.destroy()
  })
})
