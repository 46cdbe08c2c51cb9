import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { breakAmount } from './breakAmount.js'
import { formatTokenAmount } from './formatTokenAmount.js'

afterEach(cleanup)

const show = (locale: string, value: string, symbol: string) => {
  const text = formatTokenAmount({ locale, value, symbol })
  const { container } = render(breakAmount(text))
  expect(container.textContent?.replace(/ (?=[^ ]*$)/, '\u00a0')).toBe(text)
  return container.innerHTML.replaceAll('<wbr>', '|').replaceAll('&nbsp;', ' ')
}

test('numbers end where the line above the symbol ends', () => {
  const { container } = render(breakAmount(formatTokenAmount({ locale: 'cs', value: '1250.5', symbol: 'USDC' })))
  expect(container.textContent).toBe('1\u00a0250,5 USDC')
})

test.each([
  ['en', '1250.5', 'USDC', '1,250.5 |USDC'],
  ['en', '0.5', '1INCH', '0.5 |1INCH'],
  ['cs', '1250.5', 'USDC', '1 250,5 |USDC'],
  ['en', '1000000000000000', 'WSTAKE', '1,|000,|000,|000,|000,|000 |WSTAKE'],
  ['en', '1234567890.123456', 'ETH', '1,|234,|567,|890.123456 |ETH'],
  ['de', '1000000000000000', 'ETH', '1.|000.|000.|000.|000.|000 |ETH'],
  ['ar-EG', '1000000000000000', 'ETH', '١٬|٠٠٠٬|٠٠٠٬|٠٠٠٬|٠٠٠٬|٠٠٠ |ETH'],
])('%s: %s %s', (locale, value, symbol, expected) => {
  expect(show(locale, value, symbol)).toBe(expected)
})
