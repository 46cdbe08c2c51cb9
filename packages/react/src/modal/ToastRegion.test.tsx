import { showToast } from '@portico/controllers'
import { createTestPortico } from '@portico/controllers/testing'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PorticoContext } from '../bindings/PorticoContext.js'
import { loadMessages } from '../i18n/loadMessages.js'
import { ToastRegion } from './ToastRegion.js'

afterEach(cleanup)

test.each([
  ['en', 'wallet', 'Fake ended the session'],
  ['en', 'locked', 'Fake was locked'],
  ['en', 'expired', 'The session with Fake expired'],
  ['en', 'transport', 'The connection to Fake was lost'],
  ['ar', 'wallet', 'أنهت Fake الجلسة'],
] as const)('says in %s why a session is over: %s', async (locale, reason, text) => {
  const { portico } = createTestPortico()
  await loadMessages(portico, locale, ['toasts'])
  render(
    <PorticoContext.Provider value={{ portico, locale }}>
      <ToastRegion slot={undefined} />
    </PorticoContext.Provider>,
  )
  expect(screen.getByRole('alert').textContent).toBe('')
  await act(async () => {
    showToast(portico, { variant: 'error', code: 'session-ended', params: { wallet: 'Fake', reason } })
  })
  expect(screen.getByRole('alert').textContent).toBe(text)
  expect(screen.getByRole('status').textContent).toBe('')
  portico.destroy()
})
