import { setThemeMode } from '@portico/controllers'
import { createTestPortico } from '@portico/controllers/testing'
import { waitFor } from '@testing-library/react'
import { type ReactNode, Suspense, use } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AccountButton } from '../buttons/AccountButton.js'
import { ConnectButton } from '../buttons/ConnectButton.js'
import { NetworkButton } from '../buttons/NetworkButton.js'
import { PorticoProvider } from '../provider/PorticoProvider.js'

type TestPortico = ReturnType<typeof createTestPortico>

const tests: TestPortico[] = []
const problems = vi.fn()
// Outside of `act`, which would hydrate the late part together with the rest.
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false))
afterEach(() => {
  for (const { portico } of tests.splice(0)) portico.destroy()
  document.body.replaceChildren()
  problems.mockReset()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function setup(options: Parameters<typeof createTestPortico>[0] = {}) {
  const made = createTestPortico({ ...options, started: false })
  tests.push(made)
  return made
}

const buttons = (
  <>
    <ConnectButton />
    <AccountButton showBalance={false} />
    <NetworkButton />
  </>
)

/** Code or data of a part of the page, such as a chunk of its own, may come after the rest has been taken over. */
function AfterCode({ code, children }: { readonly code: Promise<void> | undefined; readonly children: ReactNode }) {
  if (code) use(code)
  return children
}

function hydrate(place: Element, app: ReactNode) {
  vi.spyOn(console, 'error').mockImplementation(problems)
  return hydrateRoot(place, app, { onRecoverableError: problems })
}

const place = (html: string) => {
  const element = document.body.appendChild(document.createElement('div'))
  element.innerHTML = html
  return element
}

test('a boundary that hydrates after `start` takes over what the server drew, then shows what is true now', async () => {
  const app = ({ portico }: TestPortico, code?: Promise<void>) => (
    <PorticoProvider portico={portico}>
      <p>Shop</p>
      <Suspense fallback="Loading">
        <AfterCode code={code}>{buttons}</AfterCode>
      </Suspense>
    </PorticoProvider>
  )
  const page = place(renderToString(app(setup())))
  const drawn = page.querySelector('button')
  expect(drawn?.textContent).toBe('Connect wallet')

  const client = setup()
  let arrive = () => {}
  const code = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const root = hydrate(page, app(client, code))
  await waitFor(() => expect(client.portico.getState().connectors).toHaveLength(1))
  await client.connect()
  setThemeMode(client.portico, { mode: 'dark' })
  expect(page.querySelector('button')?.textContent).toBe('Connect wallet')
  arrive()

  await waitFor(() => expect(page.querySelector('button')?.textContent).toMatch(/^0x\w+…\w+$/))
  expect(page.querySelectorAll('button')).toHaveLength(3)
  expect(page.querySelector<HTMLElement>('[data-portico]')?.dataset.theme).toBe('dark')
  expect(page.querySelector('button')).toBe(drawn)
  expect(problems).not.toHaveBeenCalled()
  root.unmount()
})

test('a second root of the page that hydrates later does so too', async () => {
  const island = ({ portico }: TestPortico) => <PorticoProvider portico={portico}>{buttons}</PorticoProvider>
  const initialState = {
    accounts: { eip155: { connectorId: 'gone', address: '0x00000000000000000000000000000000000A11ce' } },
  } as const
  const server = setup({ initialState })
  const [first, second] = [place(renderToString(island(server))), place(renderToString(island(server)))]
  expect(second.textContent).toContain('0x00…0A11ce')

  const client = setup({ initialState })
  const roots = [hydrate(first, island(client))]
  await waitFor(() => expect(first.textContent).toContain('Connect wallet'))
  roots.push(hydrate(second, island(client)))

  await waitFor(() => expect(second.textContent).toContain('Connect wallet'))
  expect(problems).not.toHaveBeenCalled()
  for (const root of roots) root.unmount()
})
