import { expect } from '@playwright/test'
import type { App } from './createApp.js'

/** The view of sign-in, and who the playground says is signed in. */
export function createSignIn(app: App) {
  const view = app.dialog('Sign in')
  const status = app.page.getByRole('status', { name: 'Sign-in' })
  return {
    view,
    status,
    /** The message in the view. */
    message: view.getByRole('region', { name: 'Message to sign' }),
    /** What the view says went wrong. */
    alert: view.getByRole('alert').filter({ hasText: /./ }),
    async sign() {
      await view.getByRole('button', { name: 'Sign', exact: true }).click()
    },
    async cancel() {
      await view.getByRole('button', { name: 'Cancel' }).click()
    },
    /** Waits until an account is signed in, and the modal closed. */
    async expectSignedIn(account: string) {
      await expect(status).toContainText(`authenticated as ${account}`)
      await expect(app.modal).toBeHidden()
    },
    expectSignedOut: () => expect(status).toHaveText('unauthenticated'),
  }
}
