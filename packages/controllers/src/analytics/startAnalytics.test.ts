import type { FakeAnswer } from '@portico/core/testing'
import { describe, expect, it, vi } from 'vitest'
import { attachRouter } from '../navigation/commands/attachRouter.js'
import { pushView } from '../navigation/commands/pushView.js'
import { closeModal } from '../navigation/modal/closeModal.js'
import { openModal } from '../navigation/modal/openModal.js'
import { type CreateTestPorticoOptions, createTestPortico } from '../testing/createTestPortico.js'
import type { AnalyticsRecord } from './createRecord.js'
import { startAnalytics } from './startAnalytics.js'
import { track } from './track.js'

const allowed: FakeAnswer = { json: { isAnalyticsEnabled: true } }

function setUp({ answer = allowed, ...options }: CreateTestPorticoOptions & { readonly answer?: FakeAnswer } = {}) {
  const beacons: { readonly url: string; readonly record: AnalyticsRecord }[] = []
  const sendBeacon = vi.fn((url: string, body: string) => beacons.push({ url, record: JSON.parse(body) }) > 0)
  vi.stubGlobal('navigator', { sendBeacon })
  vi.stubGlobal('location', {
    origin: 'https://app.example:8080',
    hostname: 'app.example',
    href: 'https://app.example:8080/person/anna?token=secret#x',
  })
  const test = createTestPortico({ projectId: 'p', ...options })
  test.catalogue.fail(answer)
  return { ...test, beacons, names: () => beacons.map(({ record }) => record.props.event) }
}

const start = async ({ portico, clock }: ReturnType<typeof setUp>) => {
  openModal(portico)
  startAnalytics(portico)
  await clock.flush()
}

describe('startAnalytics', () => {
  it('is silent until the first open, then asks once and sends what has waited', async () => {
    const test = setUp()
    const { portico, clock, catalogue } = test
    track(portico, { event: 'MODAL_CREATED' })
    startAnalytics(portico)
    await clock.flush()
    expect(catalogue.calls).toEqual([])
    openModal(portico)
    startAnalytics(portico)
    await clock.flush()
    expect(catalogue.calls.map(({ url }) => url.href)).toEqual([
      'https://api.web3modal.org/getAnalyticsConfig?projectId=p&st=appkit&sv=react-ethers-1.7.6',
    ])
    expect(test.names()).toEqual(['MODAL_CREATED', 'INITIALIZE', 'MODAL_OPEN'])
    portico.destroy()
  })

  it('counts the open it came with, and the close that came before it', async () => {
    const test = setUp()
    openModal(test.portico)
    closeModal(test.portico)
    startAnalytics(test.portico)
    await test.clock.flush()
    expect(test.names()).toEqual(['INITIALIZE', 'MODAL_OPEN', 'MODAL_CLOSE'])
    test.portico.destroy()
  })

  it('counts what was chosen before it came, of the modal that is open', async () => {
    vi.stubGlobal('window', { navigator: { userAgent: 'Linux' } })
    const test = setUp()
    attachRouter(test.portico)
    openModal(test.portico)
    pushView(test.portico, { view: 'AllWallets' })
    pushView(test.portico, { view: 'ConnectingExternal', params: { connectorId: 'com.example.wallet1' } })
    startAnalytics(test.portico)
    await test.clock.flush()
    expect(test.names()).toEqual(['INITIALIZE', 'MODAL_OPEN', 'CLICK_ALL_WALLETS', 'SELECT_WALLET'])
    test.portico.destroy()
    const direct = setUp()
    attachRouter(direct.portico)
    openModal(direct.portico, { view: 'AllWallets' })
    startAnalytics(direct.portico)
    await direct.clock.flush()
    expect(direct.names()).toEqual(['INITIALIZE', 'MODAL_OPEN'])
    direct.portico.destroy()
  })

  it('sends one record per event, with the origin alone', async () => {
    const test = setUp()
    await start(test)
    track(test.portico, { event: 'SELECT_WALLET', properties: { name: 'Naba', platform: 'qrcode' } })
    expect(test.beacons.at(-1)).toEqual({
      url: 'https://pulse.walletconnect.org/e?projectId=p&st=appkit&sv=react-ethers-1.7.6',
      record: {
        eventId: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
        url: 'https://app.example:8080',
        domain: 'app.example',
        timestamp: test.clock.now(),
        props: { type: 'track', event: 'SELECT_WALLET', properties: { name: 'Naba', platform: 'qrcode' } },
      },
    })
    expect(new Set(test.beacons.map(({ record }) => record.eventId)).size).toBe(test.beacons.length)
    test.portico.destroy()
  })

  it('names the active account', async () => {
    const test = setUp()
    await test.connect()
    await start(test)
    const { activeNamespace, namespaces } = test.portico.getState()
    const address = namespaces[activeNamespace]?.address
    expect(address).toMatch(/^0x/)
    expect(test.beacons.at(-1)?.record.props).toMatchObject({ address, properties: { connected: true } })
    test.portico.destroy()
  })

  it.each<[string, FakeAnswer]>([
    ['the service says no', { json: { isAnalyticsEnabled: false } }],
    ['its answer is unusable', { json: [] }],
    ['the service refuses', { json: {}, status: 403 }],
  ])('sends nothing when %s, and raises no alarm', async (_, answer) => {
    const test = setUp({ answer })
    const errors = vi.fn()
    test.portico.on('error', errors)
    await start(test)
    await test.clock.advance(60_000)
    track(test.portico, { event: 'CLICK_NETWORKS' })
    test.catalogue.fail(allowed)
    await test.clock.advance(60_000)
    expect(test.beacons).toEqual([])
    expect(errors).not.toHaveBeenCalled()
    test.portico.destroy()
  })

  it('asks nobody when the app has it off, or the hosted services do not know the app', async () => {
    for (const options of [{ features: { analytics: false } }, { projectId: undefined }]) {
      const test = setUp(options)
      await start(test)
      expect([test.catalogue.calls, test.beacons]).toEqual([[], []])
      test.portico.destroy()
    }
  })

  it('talks to services of your own alone when there are some', async () => {
    const test = setUp({
      projectId: undefined,
      services: { catalogue: 'http://localhost:1/api', pulse: 'http://localhost:1/pulse' },
    })
    await start(test)
    expect(test.catalogue.calls[0]?.url.href).toBe(
      'http://localhost:1/api/getAnalyticsConfig?st=portico&sv=react-ethers-1',
    )
    expect(test.beacons[0]?.url).toBe('http://localhost:1/pulse/e?st=portico&sv=react-ethers-1')
    test.portico.destroy()
  })

  it('keeps the newest hundred events that wait', async () => {
    const test = setUp()
    for (let at = 0; at < 150; at++) {
      track(test.portico, { event: 'SEARCH_WALLET', properties: { badge: 'none', search: String(at) } })
    }
    await start(test)
    // Two more events came with the open.
    expect(test.beacons).toHaveLength(100)
    expect(test.beacons[0]?.record.props.properties).toMatchObject({ search: '52' })
    test.portico.destroy()
  })

  it('ends with the instance', async () => {
    const test = setUp()
    await start(test)
    const sent = test.beacons.length
    test.portico.destroy()
    track(test.portico, { event: 'CLICK_NETWORKS' })
    startAnalytics(test.portico)
    expect(test.beacons).toHaveLength(sent)
  })

  it('records nothing on a server', async () => {
    const test = setUp()
    await start(test)
    const sent = test.beacons.length
    vi.stubGlobal('location', undefined)
    track(test.portico, { event: 'CLICK_NETWORKS' })
    await test.clock.flush()
    expect(test.beacons).toHaveLength(sent)
    test.portico.destroy()
  })
})
