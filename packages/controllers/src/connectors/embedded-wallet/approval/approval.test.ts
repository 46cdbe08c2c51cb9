import { frameErrors } from '@portico/frame-bridge'
import { afterEach, expect, it, vi } from 'vitest'
import { connect } from '../../../connection/commands/connect.js'
import { getProvider } from '../../../connection/provider/getProvider.js'
import { getPart } from '../../../instance/getPart.js'
import { attachRouter } from '../../../navigation/commands/attachRouter.js'
import { goBack } from '../../../navigation/commands/goBack.js'
import { closeModal } from '../../../navigation/modal/closeModal.js'
import { openModal } from '../../../navigation/modal/openModal.js'
import { routerPart } from '../../../navigation/routes/routerPart.js'
import { createTestPortico, type TestPortico } from '../../../testing/createTestPortico.js'
import { setThemeMode } from '../../../theme/setThemeMode.js'
import { setThemeVariables } from '../../../theme/setThemeVariables.js'
import { toastPart } from '../../../toasts/toastPart.js'
import { getEmbeddedWallet } from '../link/getEmbeddedWallet.js'
import { rejectOpenRequests } from '../link/rejectOpenRequests.js'
import { embeddedWalletPart } from '../state/embeddedWalletPart.js'
import { createFakeFrameClient } from '../testing/createFakeFrameClient.js'

const params = ['0x68656c6c6f', `0x${'ab'.repeat(20)}`]
let made: TestPortico | undefined

async function arrange() {
  const frame = createFakeFrameClient({ isConnected: true })
  const test = createTestPortico({ frame })
  made = test
  const { portico, clock } = test
  attachRouter(portico)
  await connect(portico, { connectorId: 'AUTH' })
  // The wallet is followed from its first connection on, by code that loads then.
  await getEmbeddedWallet(portico)
  const provider = getProvider(portico, { namespace: 'eip155' })
  const views = () => getPart(portico, routerPart).history.map(({ name }) => name)
  const sign = async () => {
    const result = provider.request({ method: 'personal_sign', params })
    // Each test checks the outcome later.
    result.catch(() => {})
    await clock.flush()
    return { result }
  }
  return { ...test, frame, provider, views, sign, isOpen: () => portico.getState().modal.open }
}

afterEach(() => made?.portico.destroy())

it('opens the modal for what the person must approve, and closes it with the answer', async () => {
  const { frame, sign, views, isOpen, clock } = await arrange()
  const { result } = await sign()
  expect(isOpen()).toBe(true)
  expect(views()).toEqual(['ApproveTransaction'])
  frame.settle('request', '0xsigned')
  expect(await result).toBe('0xsigned')
  await clock.flush()
  expect(isOpen()).toBe(false)
})

it('shows it on top of an open view and goes back there afterwards', async () => {
  const { portico, frame, sign, views, clock } = await arrange()
  openModal(portico, { view: 'Account' })
  const { result } = await sign()
  expect(views()).toEqual(['Account', 'ApproveTransaction'])
  frame.settle('request', '0xsigned')
  await result
  await clock.flush()
  expect(views()).toEqual(['Account'])
  expect(portico.getState().modal.open).toBe(true)
})

it('stays until the last of several requests is answered', async () => {
  const { frame, sign, isOpen, clock } = await arrange()
  await sign()
  await sign()
  frame.settle('request', '0x1')
  await clock.flush()
  expect(isOpen()).toBe(true)
  frame.settle('request', '0x2')
  await clock.flush()
  expect(isOpen()).toBe(false)
})

it('goes on to what is asked in the very answer of another, without closing in between', async () => {
  const { portico, frame, sign, views, isOpen, clock } = await arrange()
  const { result } = await sign()
  const closed = vi.fn()
  portico.on('modalClose', closed)
  const next = result.then(() => sign())
  frame.settle('request', '0x1')
  await next
  await clock.flush()
  expect(views()).toEqual(['ApproveTransaction'])
  expect(getPart(portico, embeddedWalletPart).requests).toBe(1)
  frame.settle('request', '0x2')
  await clock.flush()
  expect(isOpen()).toBe(false)
  expect(closed).toHaveBeenCalledOnce()
})

it.each([
  ['close', closeModal, false],
  ['back', goBack, true],
])('opens nothing again while it calls off several requests after %s', async (_, leave, stays) => {
  const { portico, frame, sign, isOpen, clock } = await arrange()
  if (stays) openModal(portico, { view: 'Account' })
  await sign()
  await sign()
  await sign()
  const seen: string[] = []
  portico.on('modalOpen', () => seen.push('modal'))
  portico.on('view', ({ view }) => seen.push(view))
  leave(portico)
  await clock.flush()
  expect(frame.openRequests()).toEqual([])
  expect(isOpen()).toBe(stays)
  expect(seen).toEqual(stays ? ['Account'] : [])
})

it('tells which request the person is asked about, the oldest first', async () => {
  const { portico, frame, provider, sign, clock } = await arrange()
  const { requestMethod } = getPart(portico, embeddedWalletPart)
  expect(requestMethod).toBeUndefined()
  const method = () => getPart(portico, embeddedWalletPart).requestMethod
  await sign()
  provider.request({ method: 'eth_sendTransaction', params: [{}] }).catch(() => {})
  await clock.flush()
  expect(method()).toBe('personal_sign')
  frame.settle('request', '0xsigned')
  await clock.flush()
  expect(method()).toBe('eth_sendTransaction')
  frame.settle('request', '0xsent')
  await clock.flush()
  expect(method()).toBeUndefined()
})

it.each([
  ['the modal is closed', closeModal],
  ['the view is left', goBack],
])('tells of no request any more once %s', async (_, leave) => {
  const { portico, sign, clock } = await arrange()
  openModal(portico, { view: 'Account' })
  await sign()
  await sign()
  leave(portico)
  await clock.flush()
  expect(getPart(portico, embeddedWalletPart)).toMatchObject({ requests: 0, requestMethod: undefined })
})

it('takes closing the modal as a no', async () => {
  const { portico, frame, sign } = await arrange()
  const { result } = await sign()
  closeModal(portico, { reason: 'escape' })
  await expect(result).rejects.toMatchObject({ code: 4001, message: 'Request was aborted' })
  expect(frame.openRequests()).toEqual([])
})

it('takes going back as a no', async () => {
  const { portico, sign, views } = await arrange()
  openModal(portico, { view: 'Account' })
  const { result } = await sign()
  goBack(portico)
  await expect(result).rejects.toMatchObject({ code: 4001 })
  expect(views()).toEqual(['Account'])
})

it('tells a no of the person from a failure', async () => {
  const { frame, sign } = await arrange()
  for (const [message, code] of [
    ['User rejected the request', 4001],
    ['Out of gas', 'frame/error-reply'],
  ] as const) {
    const { result } = await sign()
    frame.settle('request', frameErrors('frame/error-reply', { message }))
    await expect(result).rejects.toMatchObject({ code })
  }
})

it('says of a transaction whose frame was loaded anew that its outcome is not known, of a signature that it failed', async () => {
  const { frame, provider, sign, clock } = await arrange()
  const cause = frameErrors('frame/reloaded', { name: 'RPC_REQUEST' })
  const sending = provider.request({ method: 'eth_sendTransaction', params: [{}] })
  sending.catch(() => {})
  await clock.flush()
  frame.settle('request', cause)
  await expect(sending).rejects.toMatchObject({ code: 'embedded-wallet/outcome-unknown', cause })
  const { result } = await sign()
  frame.settle('request', cause)
  await expect(result).rejects.toBe(cause)
})

it.each([
  ['frame/not-set', true],
  ['frame/dependency-failed', true],
  ['frame/not-set', false],
  ['frame/dependency-failed', false],
  ['frame/load-failed', false],
] as const)(
  'knows whether a transaction may have been sent when the frame is gone for good: %s, %s',
  async (code, wasPosted) => {
    const { frame, provider, clock } = await arrange()
    const cause = frameErrors(code, wasPosted ? { wasPosted } : undefined)
    const sending = provider.request({ method: 'eth_sendTransaction', params: [{}] })
    sending.catch(() => {})
    await clock.flush()
    frame.settle('request', cause)
    await expect(sending).rejects.toMatchObject(
      wasPosted ? { code: 'embedded-wallet/outcome-unknown', cause } : { code },
    )
  },
)

it('says of a transaction that the wallet itself knows nothing of that its outcome is not known', async () => {
  const { frame, provider, clock } = await arrange()
  const cause = frameErrors('frame/outcome-unknown', { name: 'RPC_REQUEST' })
  const sending = provider.request({ method: 'eth_sendTransaction', params: [{}] })
  sending.catch(() => {})
  await clock.flush()
  frame.settle('request', cause)
  await expect(sending).rejects.toMatchObject({ code: 'embedded-wallet/outcome-unknown', cause })
})

it('says of a transaction that never reached the frame that it failed', async () => {
  const { portico, frame, provider } = await arrange()
  const cause = frameErrors('frame/reloaded', { name: 'SWITCH_NETWORK' })
  frame.emit('ready', { version: '4' })
  frame.answer('switchNetwork', cause)
  await expect(provider.request({ method: 'eth_sendTransaction', params: [{}] })).rejects.toBe(cause)
  expect(portico.getState().modal.open).toBe(false)
})

it.each(['closing the modal', 'going back', 'another no'] as const)(
  'leaves what was approved alone: %s',
  async (by) => {
    const { portico, frame, sign, isOpen, clock } = await arrange()
    if (by === 'going back') openModal(portico, { view: 'Networks' })
    const { result } = await sign()
    frame.approve()
    if (by === 'closing the modal') closeModal(portico)
    if (by === 'going back') goBack(portico)
    if (by === 'another no') await rejectOpenRequests(portico)
    await clock.flush()
    frame.settle('request', '0xhash')
    expect(await result).toBe('0xhash')
    await clock.flush()
    expect(isOpen()).toBe(by === 'going back')
  },
)

it('asks the next thing while what was approved goes on behind a closed modal', async () => {
  const { portico, frame, sign, views, isOpen, clock } = await arrange()
  const { result } = await sign()
  frame.approve()
  closeModal(portico)
  await sign()
  expect(views()).toEqual(['ApproveTransaction'])
  closeModal(portico)
  frame.settle('request', '0xhash')
  expect(await result).toBe('0xhash')
  await clock.flush()
  expect(isOpen()).toBe(false)
})

it('watches what the wallet sent for a page that is gone', async () => {
  const { portico, frame, clock } = await arrange()
  const sent: unknown[] = []
  portico.on('transaction', (event) => sent.push(event))
  const hash = `0x${'cd'.repeat(32)}`
  frame.emit('sent', { networkId: 'eip155:1', hash })
  frame.emit('sent', { networkId: 'eip155:1', hash })
  await vi.waitFor(async () => {
    await clock.flush()
    expect(sent).toEqual([
      { status: 'sent', networkId: 'eip155:1', hash },
      { status: 'confirmed', networkId: 'eip155:1', hash },
    ])
  })
  expect(getPart(portico, toastPart).toast).toMatchObject({ code: 'transaction-confirmed', params: { hash } })
})

it('opens nothing for reads', async () => {
  const { frame, provider, isOpen } = await arrange()
  frame.answer('request', '0x1')
  await provider.request({ method: 'eth_blockNumber' })
  expect(isOpen()).toBe(false)
})

it('rejects all that is open on demand', async () => {
  const { portico, sign, isOpen, clock } = await arrange()
  const { result } = await sign()
  await rejectOpenRequests(portico)
  await expect(result).rejects.toMatchObject({ code: 4001, message: 'Request was aborted' })
  await clock.flush()
  expect(isOpen()).toBe(false)
})

it('leaves with the answer, whatever became of another request meanwhile', async () => {
  const { frame, sign, isOpen, clock } = await arrange()
  await sign()
  const cause = frameErrors('frame/request-timeout', { name: 'GET_USER' })
  frame.emit('alert', { code: 'IFRAME_REQUEST_TIMEOUT', cause, nextStep: 'retry' })
  expect(isOpen()).toBe(true)
  frame.settle('request', '0xsigned')
  await clock.flush()
  expect(isOpen()).toBe(false)
})

it('stays to tell of a frame that died while it asked', async () => {
  const { frame, sign, views, clock } = await arrange()
  await sign()
  const cause = frameErrors('frame/not-set')
  frame.emit('alert', { code: 'IFRAME_LOAD_FAILED', cause, nextStep: 'check-frame' })
  frame.settle('request', cause)
  await clock.flush()
  expect(views()).toEqual(['ApproveTransaction'])
})

it('asks again after the view of a frame that died was left', async () => {
  const { portico, frame, sign, views, clock } = await arrange()
  await sign()
  const cause = frameErrors('frame/not-set')
  frame.emit('alert', { code: 'IFRAME_LOAD_FAILED', cause, nextStep: 'check-frame' })
  frame.settle('request', cause)
  await clock.flush()
  closeModal(portico)
  await sign()
  expect(portico.getState().modal.open).toBe(true)
  expect(views()).toEqual(['ApproveTransaction'])
})

it('tells the person after 300 ms that an action is not allowed, and ends nothing that is open', async () => {
  const { portico, frame, sign, clock } = await arrange()
  const { result } = await sign()
  frame.emit('refused', { method: 'eth_sign', error: frameErrors('frame/action-not-allowed') })
  const toast = () => getPart(portico, toastPart).toast
  await clock.advance(299)
  expect(toast()).toBeUndefined()
  await clock.advance(1)
  expect(toast()).toMatchObject({ variant: 'error', code: 'action-not-allowed' })
  frame.settle('request', '0xsigned')
  expect(await result).toBe('0xsigned')
})

it('shows and reports what fails without anybody waiting', async () => {
  const { portico, frame } = await arrange()
  const seen: string[] = []
  portico.on('error', ({ shortMessage }) => seen.push(shortMessage))
  const alert = {
    code: 'IFRAME_LOAD_FAILED',
    cause: frameErrors('frame/load-failed'),
    nextStep: 'check-frame',
  } as const
  frame.emit('alert', alert)
  expect(getPart(portico, embeddedWalletPart).alert).toMatchObject({ code: 'IFRAME_LOAD_FAILED' })
  expect(seen).toEqual(['iframe_load_failed'])
})

it('tells the frame the name of the app and its theme, and the theme again when it changes', async () => {
  const { portico, frame, clock } = await arrange()
  setThemeMode(portico, { mode: 'dark' })
  await clock.flush()
  const payloads = (name: string) => frame.calls.filter((call) => call.name === name).map(({ payload }) => payload)
  expect(payloads('syncDappData')).toMatchObject([{ sdkType: 'appkit', metadata: { icons: expect.any(Array) } }])
  expect(payloads('syncTheme')).toMatchObject([{ themeMode: 'light' }, { themeMode: 'dark' }])
  // A new document that replaces the first has no such request.
  frame.emit('ready', { version: '4' })
  expect(payloads('syncDappData')).toHaveLength(2)
  expect(payloads('syncTheme').slice(2)).toMatchObject([{ themeMode: 'dark' }])
})

it('tells the frame the main colour and the background of each theme', async () => {
  const { portico, frame, clock } = await arrange()
  setThemeMode(portico, { mode: 'dark' })
  await clock.flush()
  setThemeVariables(portico, { variables: { '--w3m-accent': 'teal' } })
  await clock.flush()
  const told = frame.calls.filter(({ name }) => name === 'syncTheme').map(({ payload }) => payload)
  expect(told).toMatchObject([
    { themeVariables: {}, w3mThemeVariables: { '--w3m-accent': '#5144e4', '--w3m-background': '#ffffff' } },
    { themeVariables: {}, w3mThemeVariables: { '--w3m-accent': '#9f98f0', '--w3m-background': '#15151c' } },
    {
      themeVariables: { '--w3m-accent': 'teal' },
      w3mThemeVariables: { '--w3m-accent': 'teal', '--w3m-background': '#15151c' },
    },
  ])
})

it.each([
  ['once', undefined, 1],
  [
    'again where the first document went before it could be told',
    frameErrors('frame/reloaded', { name: 'SYNC_DAPP_DATA' }),
    2,
  ],
])('tells a frame that is yet to come the name of the app %s', async (_, answer, count) => {
  const frame = createFakeFrameClient({ isConnected: true })
  frame.isReady = () => false
  frame.answer('syncDappData', answer)
  const test = createTestPortico({ frame })
  made = test
  await connect(test.portico, { connectorId: 'AUTH' })
  await vi.waitFor(() => expect(frame.calls.map(({ name }) => name)).toContain('syncDappData'))
  await test.clock.flush()
  frame.emit('ready', { version: '4' })
  expect(frame.calls.filter(({ name }) => name === 'syncDappData')).toHaveLength(count)
})
