import { expect, type Frame, type Page } from '@playwright/test'
import { approveSheet } from './answerSheet.js'
import type { App } from './createApp.js'
import type { Mailbox } from './createMailbox.js'

/** Playground options with the email login as the only connector. */
export const emailOptions = { connectors: 'email' } as const

/** The content of the wallet's frame. */
export const frameOf = (page: Page) => page.frameLocator('[data-portico-frame]')

/** Returns the wallet's frame, if it is in the page. */
export function findFrame(page: Page): Frame | undefined {
  return page.frames().find((frame) => new URL(frame.url(), 'http://none.test').pathname === '/sdk')
}

/** Prefix of the keys of the frame's sessions, followed by the project id. */
const sessionKey = 'portico-wallet/session/'

/** Returns the keys that the wallet's frame has stored. */
export const listFrameKeys = async (page: Page): Promise<readonly string[]> =>
  (await findFrame(page)?.evaluate(() => Object.keys(localStorage).sort())) ?? []

/** Returns whether the wallet's frame has a session in this page. */
export const hasFrameSession = async (page: Page): Promise<boolean> =>
  (await listFrameKeys(page)).some((name) => name.startsWith(sessionKey))

/** Returns the session token from the wallet frame's storage, or an empty string if there is none. */
export const readFrameSession = async (page: Page): Promise<string> =>
  (await findFrame(page)?.evaluate(
    (prefix) => Object.entries(localStorage).find(([name]) => name.startsWith(prefix))?.[1],
    sessionKey,
  )) ?? ''

/** Removes the session without the frame noticing. */
export const dropFrameSession = async (page: Page): Promise<void> =>
  findFrame(page)?.evaluate((prefix) => {
    for (const name of Object.keys(localStorage)) if (name.startsWith(prefix)) localStorage.removeItem(name)
  }, sessionKey)

export const getAddress = async ({ getState }: App): Promise<string> =>
  (await getState()).namespaces.eip155?.address ?? ''

/** Opens the modal and submits an email address. */
export async function typeEmail(app: App, address: string): Promise<void> {
  await app.openConnect()
  await app.modal.getByRole('textbox', { name: 'Email address' }).fill(address)
  await app.page.keyboard.press('Enter')
}

export async function typeCode(app: App, code: string): Promise<void> {
  await app.modal.getByRole('group', { name: 'Code' }).getByRole('textbox').first().click()
  await app.page.keyboard.type(code)
}

/** Opens the account settings from the closed modal and submits a new email address. */
export async function typeNewEmail(
  app: App,
  { address, email }: { readonly address: string; readonly email: string },
): Promise<void> {
  await app.openAccount(address)
  await app.modal.getByRole('button', { name: 'Account settings' }).click()
  await app.modal.getByRole('button', { name: /^Email/ }).click()
  await app.modal.getByRole('textbox', { name: 'New email address' }).fill(email)
  await app.page.keyboard.press('Enter')
}

/**
 * Logs in a new user, from the email field to the account.
 *
 * @returns The account's address, and the code of the mail.
 */
export async function logIn(app: App, mailbox: Mailbox): Promise<{ address: string; code: string }> {
  const code = await confirmEmail(app, mailbox)
  await app.expectStatus('connected')
  return { address: await getAddress(app), code }
}

/** Logs in a new user up to the code of the mail, which it returns. The app may ask for more before it connects. */
export async function confirmEmail(app: App, mailbox: Mailbox): Promise<string> {
  await typeEmail(app, mailbox.address)
  await expect(app.dialog('Confirm your email')).toBeVisible()
  await expect(app.modal.getByRole('group', { name: 'Code' }).getByRole('textbox').first()).toBeFocused()
  const code = await mailbox.readCode()
  await typeCode(app, code)
  return code
}

/** Sends a request to the provider of the playground's instance. */
export const askProvider = ({ page }: App, request: { readonly method: string; readonly params?: unknown }) =>
  page.evaluate((request) => Reflect.get(window, 'getProvider')().request(request), request)

/** The playground's panel that uses the provider. */
export function openProviderPanel({ page, dialog }: App) {
  const approval = dialog('Sign message')
  const result = page.getByRole('status', { name: 'Result' })
  return {
    approval,
    result,
    approve: () => approveSheet(frameOf(page)),
    /** Requests the signature of a message and waits until the frame shows it. */
    async askToSign(): Promise<void> {
      const button = page.getByRole('button', { name: 'Sign message' })
      if (!(await button.isVisible())) await page.getByText('Use the provider').click()
      // Chromium drops a click that comes right after a frame has loaded anew.
      await expect(async () => {
        await button.click()
        await expect(result).toContainText('waiting for the wallet', { timeout: 1_000 })
      }).toPass()
      await expect(approval).toBeVisible()
      await expect(frameOf(page).getByRole('button', { name: 'Approve' })).toBeVisible()
    },
  }
}
