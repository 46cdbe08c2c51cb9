import { connect, type OpenableView, openModal } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import {
  type CreateTestPorticoOptions,
  createFakeFrameClient,
  createTestPortico,
  type FakeFrameClient,
  type TestPortico,
} from '@portico/controllers/testing'
import { attachRouter, embeddedWalletPart, routerPart, toastPart } from '@portico/controllers/ui'
import { PorticoError } from '@portico/core'
import { act, cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'
import type { Locale } from '../../i18n/locales.js'
import { renderView } from '../../testing/renderView.js'

type Plain = OpenableView

export type ShowOptions = CreateTestPorticoOptions & {
  /** Brings the instance into its state before the view is drawn. */
  readonly arrange?: ((test: TestPortico & { readonly client: FakeFrameClient }) => Promise<unknown>) | undefined
  readonly locale?: Locale
  /** Whether a user is logged in. Default: `false`. */
  readonly loggedIn?: boolean
}

/** Makes an error as the frame's client does. */
export function makeFrameError(code: string, params: Readonly<Record<string, unknown>> = {}): PorticoError {
  return new PorticoError(code, params, { shortMessage: code })
}

/**
 * Makes the function that draws a view of an instance whose embedded wallet does what a test says. What it drew ends
 * after each test of the file.
 */
export function setUpShow() {
  let made: TestPortico | undefined
  afterEach(() => {
    cleanup()
    made?.portico.destroy()
  })
  return async (view: Plain, options: ShowOptions = {}) => {
    const shown = await showWithFrame(view, options)
    made = shown
    return shown
  }
}

async function showWithFrame(view: Plain, { arrange, locale, loggedIn, ...options }: ShowOptions) {
  const client = createFakeFrameClient({ isConnected: loggedIn })
  const test = createTestPortico({ frame: client, ...options })
  const { portico, clock } = test
  attachRouter(portico)
  if (loggedIn) await connect(portico, { connectorId: 'AUTH' })
  await clock.flush()
  openModal(portico, { view })
  await arrange?.({ ...test, client })
  const rendered = await renderView(view, { params: {}, test, locale })
  await act(() => clock.flush())
  return {
    ...test,
    ...rendered,
    client,
    state: getPart(portico, embeddedWalletPart),
    asked: (name: string) => client.calls.filter((call) => call.name === name).map(({ payload }) => payload),
    top: () => getPart(portico, routerPart).history.at(-1)?.name,
    toast: () => getPart(portico, toastPart).toast,
    isOpen: () => portico.getState().modal.open,
  }
}
