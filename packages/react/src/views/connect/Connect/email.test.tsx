import { openModal, startAnalytics } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import {
  type CreateTestPorticoOptions,
  createFakeFrameClient,
  createTestPortico,
  type TestPortico,
} from '@portico/controllers/testing'
import { attachRouter, routerPart } from '@portico/controllers/ui'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { renderView } from '../../../testing/renderView.js'

let made: TestPortico | undefined
async function show(options: CreateTestPorticoOptions = {}, params: { readonly walletsOnly?: true } = {}) {
  const frame = createFakeFrameClient()
  const fresh = createTestPortico({ frame, ...options })
  made = fresh
  const { portico } = fresh
  attachRouter(portico)
  openModal(portico, { view: 'Connect', params })
  await renderView('Connect', { params, test: fresh })
  return { ...fresh, frame, route: () => getPart(portico, routerPart).history.at(-1) }
}
const field = () => screen.findByRole('textbox', { name: 'Email address' }, { timeout: 5_000 })
const wallet = () => screen.queryByRole('button', { name: /^Wallet 1/ })

afterEach(() => {
  cleanup()
  made?.portico.destroy()
})

test('the e-mail field stands above the wallets and leads to the code', async () => {
  const { route } = await show()
  expect(wallet()).toBeTruthy()
  await userEvent.type(await field(), 'ann@example.com{Enter}')
  await waitFor(() => expect(route()?.name).toBe('EmailVerifyOtp'))
})

test('analytics are told that the person went to the field', async () => {
  const sent: string[] = []
  Object.assign(navigator, { sendBeacon: (_: string, body: string) => sent.push(JSON.parse(body).props.event) > 0 })
  const { catalogue, clock, portico } = await show({ projectId: 'p' })
  catalogue.fail({ json: { isAnalyticsEnabled: true } })
  startAnalytics(portico)
  await clock.flush()
  expect(sent).not.toContain('EMAIL_LOGIN_SELECTED')
  await userEvent.click(await field())
  Reflect.deleteProperty(navigator, 'sendBeacon')
  expect(sent).toContain('EMAIL_LOGIN_SELECTED')
})

test('wallets come first where the app wants that', async () => {
  await show({ features: { connectMethodsOrder: ['wallet', 'email'] } })
  const position = wallet()?.compareDocumentPosition(await field())
  expect(position).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test.each([{ collapseWallets: true }, { emailShowWallets: false }])(
  'wallets stand behind "Continue with a wallet" with %o',
  async (features) => {
    const { route } = await show({ features })
    await field()
    expect(wallet()).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Continue with a wallet' }))
    expect(route()).toMatchObject({ name: 'Connect', params: { walletsOnly: true } })
  },
)

test('there they are without the e-mail field', async () => {
  await show({ features: { collapseWallets: true } }, { walletsOnly: true })
  expect(wallet()).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('without e-mail the wallets are never hidden', async () => {
  await show({ features: { collapseWallets: true, email: false, socials: false } })
  expect(wallet()).toBeTruthy()
})

test('no way to connect works until the terms are accepted', async () => {
  const { frame, route } = await show({
    features: { legalCheckbox: true },
    termsConditionsUrl: 'https://app.example/terms',
    privacyPolicyUrl: 'https://app.example/privacy',
  })
  const box = await screen.findByRole(
    'checkbox',
    { name: 'I accept the Terms of Service and the Privacy Policy' },
    { timeout: 5_000 },
  )
  const row = wallet()
  if (row) await userEvent.click(row)
  expect(row?.closest('fieldset')?.disabled).toBe(true)
  expect((await field()).closest('fieldset')?.disabled).toBe(true)
  expect(route()?.name).toBe('Connect')
  await userEvent.click(box)
  await userEvent.type(await field(), 'ann@example.com{Enter}')
  await waitFor(() => expect(frame.calls.map(({ name }) => name)).toContain('connectEmail'))
})

test('without links there is nothing to accept', async () => {
  await show({ features: { legalCheckbox: true } })
  expect(wallet()).toHaveProperty('disabled', false)
  expect(screen.queryByRole('checkbox')).toBeNull()
})
