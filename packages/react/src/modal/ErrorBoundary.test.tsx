import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from './ErrorBoundary.js'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('shows the fallback, reports the cause, and draws anew on demand', () => {
  let broken = true
  const cause = new Error('broken')
  const onError = vi.fn()
  render(
    <ErrorBoundary
      onError={onError}
      fallback={(retry) => (
        <button type="button" onClick={retry}>
          Try again
        </button>
      )}
    >
      <Child draw={() => (broken ? raise(cause) : 'Whole')} />
    </ErrorBoundary>,
  )
  expect(onError).toHaveBeenCalledWith(cause)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.queryByText('Whole')).toBeNull()
  broken = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('Whole')).toBeTruthy()
})

function Child({ draw }: { readonly draw: () => string }) {
  return <p>{draw()}</p>
}

function raise(error: Error): never {
  throw error
}
