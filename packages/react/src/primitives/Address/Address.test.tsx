import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { GroupedAddress } from './Address.js'

afterEach(cleanup)

test('shows groups of four without anything in between, always left to right', () => {
  const { container } = render(<GroupedAddress value="0xab16a96D359eC26a" />)
  expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual([
    '0xab',
    '16a9',
    '6D35',
    '9eC2',
    '6a',
  ])
  expect(container.textContent).toBe('0xab16a96D359eC26a')
  expect(container.querySelector('bdi')?.getAttribute('dir')).toBe('ltr')
})
