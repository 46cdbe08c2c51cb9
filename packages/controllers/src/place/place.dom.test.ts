import type { Actions } from '@portico/core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { embeddedWalletPart } from '../connectors/embedded-wallet/state/embeddedWalletPart.js'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { attachRouter } from '../navigation/commands/attachRouter.js'
import { pushView } from '../navigation/commands/pushView.js'
import { arrange } from '../navigation/modal/arrange.test.fixture.js'
import { openModal } from '../navigation/modal/openModal.js'
import { routerPart } from '../navigation/routes/routerPart.js'
import { addSendToken } from '../send/addSendToken.js'
import { arrangeSend, recipient, usdc } from '../send/arrangeSend.test.fixture.js'
import { setSendAmount } from '../send/setSendAmount.js'
import { setSendRecipient } from '../send/setSendRecipient.js'
import { setSendToken } from '../send/setSendToken.js'
import { startSend } from '../send/startSend.js'
import { arrangeSwap } from '../swap/arrangeSwap.test.fixture.js'
import { confirmSwap } from '../swap/confirmSwap.js'
import { reviewSwap } from '../swap/reviewSwap.js'
import { setSwapAmount } from '../swap/setSwapAmount.js'
import { startSwap } from '../swap/startSwap.js'
import { hasPlace } from './hasPlace.js'
import { keepPlace } from './keepPlace.js'
import { restoreSend } from './restoreSend.js'
import { returnToPlace } from './returnToPlace.js'

const id = 'shop'
const name = '@portico/place'
const viewsOf = (portico: Portico) => getPart(portico, routerPart).history.map((route) => route.name)

/** The next page: a closed instance with the same id. */
function arrangeNext() {
  const next = arrange({ options: { id } })
  attachRouter(next.portico)
  return next
}

/** A page with a modal, whose instance ends before the next one starts. */
async function leave(write: (portico: Portico) => void) {
  const { portico } = arrange({ options: { id } })
  attachRouter(portico)
  write(portico)
  keepPlace(portico, { search: 'rain' })
  portico.destroy()
}

afterEach(() => sessionStorage.clear())

describe('coming back after a reload', () => {
  it('shows the same view over the same history, once', async () => {
    await leave((portico) => {
      openModal(portico)
      pushView(portico, { view: 'AllWallets' })
      pushView(portico, { view: 'ConnectingWalletConnect', params: { walletId: 'abc' } })
    })
    const { portico } = arrangeNext()
    expect(hasPlace()).toBe(true)
    expect(returnToPlace(portico)?.search).toBe('rain')
    expect(portico.getState().modal).toEqual({ open: true, view: 'ConnectingWalletConnect' })
    expect(viewsOf(portico)).toEqual(['Connect', 'AllWallets', 'ConnectingWalletConnect'])
    expect(getPart(portico, routerPart).history.at(-1)?.params).toEqual({ walletId: 'abc' })
    expect(hasPlace()).toBe(false)
    expect(returnToPlace(portico)).toBeUndefined()
  })

  it('asks a login for its address anew in Connect, and keeps no code', async () => {
    await leave((portico) => {
      openModal(portico)
      pushView(portico, { view: 'EmailVerifyOtp' })
      Object.assign(getPart(portico, embeddedWalletPart), { typedEmail: 'a@b.example', email: 'a@b.example' })
    })
    const { portico } = arrangeNext()
    returnToPlace(portico)
    expect(viewsOf(portico)).toEqual(['Connect'])
    expect(getPart(portico, embeddedWalletPart)).toMatchObject({ typedEmail: 'a@b.example', step: 'idle' })
  })

  it('is another visit after two minutes, and does not disturb a modal that is open', async () => {
    await leave((portico) => openModal(portico, { view: 'WhatIsAWallet' }))
    const { portico, clock } = arrangeNext()
    const kept = sessionStorage.getItem(name) ?? ''
    await clock.advance(120_001)
    expect(returnToPlace(portico)).toBeUndefined()
    expect(portico.getState().modal.open).toBe(false)
    sessionStorage.setItem(name, kept.replace(/"until":\d+/, `"until":${clock.now() + 1}`))
    openModal(portico)
    expect(returnToPlace(portico)).toBeUndefined()
    expect(portico.getState().modal.view).toBe('Connect')
  })

  it('shows no account view without an account', async () => {
    await leave((portico) => openModal(portico))
    const kept = JSON.parse(sessionStorage.getItem(name) ?? '')
    sessionStorage.setItem(name, JSON.stringify({ ...kept, views: [{ view: 'Account', params: {} }] }))
    const { portico } = arrangeNext()
    expect(returnToPlace(portico)).toBeUndefined()
    expect(portico.getState().modal.open).toBe(false)
  })

  it.each([
    ['no JSON', '{'],
    ['no place', '[]'],
    ['an unknown view', { views: [{ view: 'toString', params: {} }] }],
    ['parameters of the wrong kind', { views: [{ view: 'SwitchNetwork', params: { networkId: '<script>' } }] }],
    ['a view that needs parameters without them', { views: [{ view: 'Downloads' }] }],
    ['a view whose work ended', { views: [{ view: 'WalletSendProgress', params: {} }] }],
  ])('opens nothing for %s', (_, kept) => {
    const { portico, clock } = arrangeNext()
    const text = typeof kept === 'string' ? kept : JSON.stringify({ id, until: clock.now() + 1, ...kept })
    sessionStorage.setItem(name, text)
    expect(returnToPlace(portico)).toBeUndefined()
    expect(portico.getState().modal.open).toBe(false)
  })

  it('leaves the place of another instance to that one', async () => {
    await leave((portico) => openModal(portico))
    const other = arrange({ options: { id: 'other' } })
    attachRouter(other.portico)
    expect(returnToPlace(other.portico)).toBeUndefined()
    expect(other.portico.getState().modal.open).toBe(false)
    expect(returnToPlace(arrangeNext().portico)?.id).toBe(id)
  })

  it('survives a browser without storage', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    await leave((portico) => openModal(portico))
    const { portico } = arrangeNext()
    expect(hasPlace()).toBe(false)
    expect(returnToPlace(portico)).toBeUndefined()
    vi.restoreAllMocks()
  })
})

describe('a transfer that was being written', () => {
  const options = { id, tokens: { 'eip155:1': [{ address: usdc.address }] } }
  const actions: Partial<Actions> = { getItemAmounts: async ({ items }) => items.map(() => 5n) }
  /** Fills in the form, stores the place, and gives the same account an empty form, as on a new page. */
  async function writeAndReturn(
    write: (portico: Portico) => void | Promise<void>,
    edit: (kept: string) => string = (kept) => kept,
  ) {
    const first = await arrangeSend({ options, actions })
    attachRouter(first.portico)
    openModal(first.portico)
    pushView(first.portico, { view: 'WalletSend' })
    await write(first.portico)
    keepPlace(first.portico)
    first.portico.destroy()
    sessionStorage.setItem(name, edit(sessionStorage.getItem(name) ?? ''))
    const second = await arrangeSend({ options, actions })
    attachRouter(second.portico)
    const place = returnToPlace(second.portico)
    const commands = { startSend, addSendToken, setSendAmount, setSendRecipient }
    const restored = Promise.allSettled(place?.send ? [restoreSend(second.portico, place.send, commands)] : [])
    await second.clock.flush()
    await restored
    return { ...second, place }
  }

  it('comes back with amount and recipient', async () => {
    const { portico, state } = await writeAndReturn((portico) => {
      setSendAmount(portico, { text: '0.5' })
      setSendRecipient(portico, { text: recipient })
    })
    expect(viewsOf(portico)).toEqual(['Account', 'WalletSend'])
    expect(state).toMatchObject({ amountText: '0.5', amount: 5n * 10n ** 17n, recipientText: recipient })
  })

  const writeUsdc = (portico: Portico) => {
    setSendToken(portico, { address: usdc.address })
    setSendAmount(portico, { text: '2' })
  }

  it('comes back with its token', async () => {
    const { state } = await writeAndReturn(writeUsdc)
    expect(state).toMatchObject({ amountText: '2', amount: 2_000_000n, token: { symbol: 'USDC' } })
  })

  it('gives its amount to no other token', async () => {
    const { state } = await writeAndReturn(writeUsdc, (kept) => kept.replace(usdc.address, `0x${'0'.repeat(40)}`))
    expect(state).toMatchObject({ amountText: '', token: { symbol: 'ETH' } })
  })

  const item = { standard: 'erc1155', id: '8', picture: 'ipfs://a' } as const
  const writeItem = async (portico: Portico) => {
    await addSendToken(portico, { address: usdc.address, item, name: 'Ticket' })
    setSendAmount(portico, { text: '3' })
  }

  it('comes back with its item, and how many of it', async () => {
    const { state } = await writeAndReturn(writeItem)
    expect(state).toMatchObject({ amountText: '3', amount: 3n, token: { address: usdc.address, name: 'Ticket', item } })
  })

  it.each([
    ['an unknown standard', '"erc1155"', '"cards"'],
    ['no id', '"id":"8"', '"id":"eight"'],
    ['a name that is none', '"name":"Ticket"', '"name":7'],
  ])('is dropped with an item of %s', async (_, from, to) => {
    const { state, place } = await writeAndReturn(writeItem, (kept) => kept.replace(from, to))
    expect(place?.views).toHaveLength(2)
    expect(state).toMatchObject({ amountText: '', token: { symbol: 'ETH' } })
  })

  it.each([
    ['account', '"from":"0x', '"from":"1x'],
    ['network', '"networkId":"eip155:1"', '"networkId":"eip155:8453"'],
  ])('is dropped for another %s', async (_, from, to) => {
    const { state } = await writeAndReturn(
      (portico) => setSendAmount(portico, { text: '0.5' }),
      (kept) => kept.replace(from, to),
    )
    expect(state.amountText).toBe('')
  })

  it('is not kept once it may have been sent', async () => {
    const { place } = await writeAndReturn((portico) => {
      setSendAmount(portico, { text: '0.5' })
      const form = portico[internals].parts.get('send')?.value
      Object.assign(Object(form), { phase: 'signing' })
    })
    expect(place?.views).toHaveLength(2)
    expect(place?.send).toBeUndefined()
  })
})

describe('a swap that was being prepared', () => {
  /** A page with a swap that the app had opened with other parameters, and the parameters with which the next opens it. */
  async function reload(prepare: (test: Awaited<ReturnType<typeof arrangeSwap>>) => Promise<unknown>) {
    const first = await arrangeSwap({ options: { id } })
    attachRouter(first.portico)
    openModal(first.portico, { view: 'Swap', params: { toToken: 'USDC', amount: '9' } })
    await prepare(first)
    keepPlace(first.portico)
    first.portico.destroy()
    const second = await arrangeSwap({ options: { id } })
    attachRouter(second.portico)
    returnToPlace(second.portico)
    const [route] = getPart(second.portico, routerPart).history
    await startSwap(second.portico, route?.params ?? {})
    return { route, state: second.state }
  }

  it('is as it was, whatever it was opened with', async () => {
    const { route, state } = await reload(async ({ portico }) => {
      await startSwap(portico, { fromToken: 'DAI', toToken: 'ETH' })
      setSwapAmount(portico, { text: '1.5' })
    })
    expect(route?.name).toBe('Swap')
    expect(state).toMatchObject({ fromToken: { symbol: 'DAI' }, toToken: { symbol: 'ETH' }, amountText: '1.5' })
  })

  it('of the native currency is as well, also without an amount', async () => {
    const { state } = await reload(({ portico }) => startSwap(portico, { toToken: 'DAI' }))
    expect(state).toMatchObject({ fromToken: { symbol: 'ETH' }, toToken: { symbol: 'DAI' }, amountText: '' })
  })

  it('is not filled in again if it was sent', async () => {
    const { state } = await reload(async ({ portico, clock }) => {
      await startSwap(portico, { toToken: 'USDC', amount: '0.5' })
      await clock.advance(200)
      await reviewSwap(portico)
      await confirmSwap(portico)
    })
    expect(state).toMatchObject({ toToken: undefined, amountText: '' })
  })
})
