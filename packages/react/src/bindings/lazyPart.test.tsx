import { createTestPortico } from '@portico/controllers/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { loadMessages } from '../i18n/loadMessages.js'
import { LostPart } from '../parts/reload/LostPart.js'
import { lazyPart } from './lazyPart.js'
import { PorticoContext } from './PorticoContext.js'

afterEach(cleanup)

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>

function show(Part: ReturnType<typeof lazyPart<{ name: string }>>) {
  render(
    <Suspense fallback="Loading">
      <Part name="Ann" />
    </Suspense>,
  )
}

test('shows the part once it is loaded', async () => {
  show(lazyPart(async () => Greeting))
  expect(screen.getByText('Loading')).toBeTruthy()
  expect(await screen.findByText('Hello Ann')).toBeTruthy()
})

test('shows the fallback with the same props where loading fails, and nothing without one', async () => {
  const load = () => Promise.reject(new Error('offline'))
  show(lazyPart(load, Greeting))
  expect(await screen.findByText('Hello Ann')).toBeTruthy()
  cleanup()
  show(lazyPart(load))
  await expect.poll(() => document.body.textContent).toBe('')
})

test('a lost part says so, and offers to reload the page', async () => {
  const { portico } = createTestPortico()
  onTestFinished(() => portico.destroy())
  await loadMessages(portico, 'en', ['common'])
  const Part = lazyPart(() => Promise.reject(new Error('offline')), LostPart)
  render(
    <PorticoContext.Provider value={{ portico, locale: 'en' }}>
      <Suspense>
        <Part />
      </Suspense>
    </PorticoContext.Provider>,
  )
  expect((await screen.findByRole('alert')).textContent).toContain('This part could not be loaded')
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy()
})
