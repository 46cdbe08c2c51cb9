import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { QrCode } from './QrCode.js'
import { toQrPath } from './toQrPath.js'

afterEach(cleanup)

test('is an image with a name and a quiet zone of four modules', () => {
  render(<QrCode value="0xab" label="QR code" />)
  const { size } = toQrPath('0xab')
  expect(screen.getByRole('img', { name: 'QR code' }).getAttribute('viewBox')).toBe(`-4 -4 ${size + 8} ${size + 8}`)
})

test('follows its value', () => {
  const { rerender, container } = render(<QrCode value="one" label="QR code" />)
  const first = container.querySelector('path')?.getAttribute('d')
  rerender(<QrCode value="two" label="QR code" />)
  expect(container.querySelector('path')?.getAttribute('d')).not.toBe(first)
})

test('a mark stands in the middle and takes nothing from the name', () => {
  const { container } = render(<QrCode value="wc:1" label="QR code" mark={<b aria-hidden="true" />} />)
  const { path, hole } = toQrPath('wc:1', { hole: true })
  expect(hole).toBeGreaterThan(0)
  expect(container.querySelector('path')?.getAttribute('d')).toBe(path)
  expect(screen.getByRole('img', { name: 'QR code' }).parentElement?.querySelector('b')).not.toBeNull()
})
