import { getProvider, openModal } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Locale } from '../../../i18n/locales.js'
import { makeFrameError, setUpShow } from '../showWithFrame.test.fixture.js'

const showWithFrame = setUpShow()

const show = ({ method = 'personal_sign', locale = 'en' as Locale } = {}) =>
  showWithFrame('ApproveTransaction', {
    loggedIn: true,
    locale,
    async arrange({ portico, clock }) {
      const slot = getInternals(portico).dialog?.querySelector('[data-portico-slot="frame"]')
      slot?.append(document.createElement('iframe'))
      const provider = getProvider(portico, { namespace: 'eip155' })
      provider.request({ method, params: ['0x68', `0x${'ab'.repeat(20)}`] }).catch(() => {})
      await clock.flush()
    },
  })
const slotOf = ({ portico }: Awaited<ReturnType<typeof show>>) =>
  getInternals(portico).dialog?.querySelector<HTMLElement>('[data-portico-slot="frame"]')

test('shows the frame, with a name, for as long as it asks', async () => {
  const test = await show()
  const slot = slotOf(test)
  const frame = slot?.querySelector('iframe')
  expect(slot?.dataset.shown).toBe('')
  expect(frame?.title).toBe('Your wallet')
  await act(async () => {
    test.client.settle('request', '0xsigned')
    await test.clock.flush()
  })
  expect(slot?.dataset.shown).toBeUndefined()
  expect(slot?.querySelector('iframe')).toBe(frame)
  expect(screen.getByText('Nothing to approve')).toBeTruthy()
})

test.each([
  ['personal_sign', 'Sign message'],
  ['eth_signTypedData_v4', 'Sign data'],
  ['eth_sendTransaction', 'Approve transaction'],
  ['wallet_sendCalls', 'Approve transaction'],
])('stands under a title that fits %s', async (method, title) => {
  await show({ method })
  expect(screen.getByRole('heading').textContent).toBe(title)
})

test('opened by hand with nothing to approve, it stands under no title of an earlier request', async () => {
  await showWithFrame('ApproveTransaction', {
    loggedIn: true,
    async arrange({ portico, client, clock }) {
      const provider = getProvider(portico, { namespace: 'eip155' })
      const asked = provider.request({ method: 'personal_sign', params: ['0x68', `0x${'ab'.repeat(20)}`] })
      await clock.flush()
      client.settle('request', '0xsigned')
      await asked
      await clock.flush()
      openModal(portico, { view: 'ApproveTransaction' })
    },
  })
  expect(screen.getByRole('heading').textContent).toBe('Approve transaction')
  expect(screen.getByText('Nothing to approve')).toBeTruthy()
})

test('stands under a title that fits in Arabic too', async () => {
  await show({ locale: 'ar' })
  expect(screen.getByRole('heading').textContent).toBe('توقيع رسالة')
})

test('lies exactly over its place', async () => {
  const test = await show()
  const style = slotOf(test)?.style
  for (const name of ['top', 'start', 'width', 'height'])
    expect(style?.getPropertyValue(`--pt-frame-${name}`)).toMatch(/^-?\d+(\.\d+)?px$/)
})

test('is hidden when the view goes', async () => {
  const test = await show()
  test.unmount()
  expect(slotOf(test)?.dataset.shown).toBeUndefined()
})

test('a frame that is dead is told of instead', async () => {
  const test = await show()
  const cause = makeFrameError('frame/not-set')
  await act(async () => {
    test.client.emit('alert', { code: 'IFRAME_LOAD_FAILED', cause, nextStep: 'check-frame' })
    test.client.settle('request', cause)
    await test.clock.flush()
  })
  expect(slotOf(test)?.dataset.shown).toBeUndefined()
  expect(screen.getByRole('alert').textContent).toContain('Network Error')
})

test('an alert of another request leaves the open one where it is', async () => {
  const test = await show()
  const cause = makeFrameError('frame/request-timeout')
  await act(async () => test.client.emit('alert', { code: 'IFRAME_REQUEST_TIMEOUT', cause, nextStep: 'retry' }))
  expect(slotOf(test)?.dataset.shown).toBe('')
  expect(screen.queryByRole('alert')).toBeNull()
})
