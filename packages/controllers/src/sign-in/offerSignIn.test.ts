import { type AccountType, type SiwxSession, siwxErrors } from '@portico/core'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { analyticsPart } from '../analytics/analyticsPart.js'
import { getPart } from '../instance/getPart.js'
import { showToast } from '../toasts/showToast.js'
import { toastPart } from '../toasts/toastPart.js'
import { arrange } from './arrangeSignIn.test.fixture.js'
import { offerSignIn } from './offerSignIn.js'
import { signInPart } from './signInPart.js'

async function arrangeOffer() {
  const test = arrange()
  vi.stubGlobal('location', new URL('https://app.example'))
  onTestFinished(() => void vi.unstubAllGlobals())
  const queue = () => getPart(test.portico, analyticsPart).queue
  const events = () => queue().map(({ event }) => event)
  const offer = offerSignIn(test.portico, test.siwx)
  const message = await offer.createMessage('eip155:1', '')
  if (!message) throw new Error('There is no message.')
  const sign = (chainId: 'eip155:1' | 'eip155:8453'): SiwxSession => ({
    data: { ...message, chainId, accountAddress: '0xA' },
    message: 'text',
    signature: '0x1',
  })
  const readToast = () => getPart(test.portico, toastPart).toast
  return { ...test, offer, sign, queue, events, readToast }
}

describe('what a wallet has signed while it connected', () => {
  it('is verified while a toast says so, kept and tracked', async () => {
    const { clock, events, offer, readToast, sign, siwx } = await arrangeOffer()
    let verify: () => void = () => {}
    siwx.onAdd({ after: new Promise((resolve) => (verify = resolve)) })
    const keeping = offer.keep([sign('eip155:1')])
    await clock.flush()
    expect(readToast()).toMatchObject({ variant: 'loading', code: 'authenticating' })
    verify()
    await keeping
    expect(siwx.sessions()).toHaveLength(1)
    expect(readToast()).toBeUndefined()
    expect(events()).toContain('SIWX_AUTH_SUCCESS')
  })

  it('of several networks is kept as one', async () => {
    const { offer, sign, siwx } = await arrangeOffer()
    await offer.keep([sign('eip155:1'), sign('eip155:8453')])
    expect(siwx.calls.map(({ name }) => name)).toEqual(['createMessage', 'setSessions'])
    expect(siwx.sessions()).toHaveLength(2)
  })

  it('may be nothing', async () => {
    const { offer, readToast, siwx } = await arrangeOffer()
    await offer.keep([])
    expect(siwx.calls.map(({ name }) => name)).toEqual(['createMessage'])
    expect(readToast()).toBeUndefined()
  })

  it('and is refused does not undo the connection: the view of sign-in will say why', async () => {
    const { events, offer, portico, readToast, sign, siwx } = await arrangeOffer()
    siwx.onAdd({ error: siwxErrors('siwx/invalid-signature') })
    await offer.keep([sign('eip155:1')])
    expect(getPart(portico, signInPart).offerError).toMatchObject({ code: 'siwx/invalid-signature' })
    expect(readToast()).toBeUndefined()
    expect(events()).toContain('SIWX_AUTH_ERROR')
  })

  it.each([
    ['this page', siwxErrors('siwx/invalid-signature')],
    ['a service', siwxErrors('siwx/service-refused', { status: 403 })],
  ])('and is refused by %s for a smart account is told as such', async (_, error) => {
    const { events, offer, portico, queue, sign, siwx } = await arrangeOffer()
    siwx.onAdd({ error })
    await offer.keep([sign('eip155:1')], 'smartAccount')
    expect(getPart(portico, signInPart).offerError).toMatchObject({ code: 'sign-in/smart-account' })
    expect(events()).toEqual(['SIWX_AUTH_ERROR'])
    const message = 'This application might not support Smart Accounts'
    expect(queue()).toMatchObject([{ properties: { isSmartAccount: true, message } }])
  })

  it.each<[string, Partial<SiwxSession>, AccountType | undefined, boolean]>([
    ['a smart account that the connector names', {}, 'smartAccount', true],
    ['a smart account by how it signed', { cacao: { s: { t: 'eip1271' } } as never }, undefined, true],
    ['a key', { cacao: { s: { t: 'eip191' } } as never }, undefined, false],
    ['a key that the connector names', {}, 'eoa', false],
  ])('is recorded as that of %s', async (_, fields, type, isSmartAccount) => {
    const { offer, queue, sign } = await arrangeOffer()
    await offer.keep([{ ...sign('eip155:1'), ...fields }], type)
    expect(queue()).toMatchObject([{ event: 'SIWX_AUTH_SUCCESS', properties: { isSmartAccount } }])
  })

  it('is waited for 30 s, and a toast of something else stays', async () => {
    const { clock, offer, portico, readToast, sign, siwx } = await arrangeOffer()
    siwx.onAdd('hang')
    const keeping = offer.keep([sign('eip155:1')])
    await clock.flush()
    showToast(portico, { variant: 'loading', text: 'Saving' })
    await clock.advance(30_000)
    await keeping
    expect(getPart(portico, signInPart).offerError).toMatchObject({ code: 'sign-in/timeout' })
    expect(readToast()).toMatchObject({ text: 'Saving' })
  })
})
