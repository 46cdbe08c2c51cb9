import { expect, it } from 'vitest'
import { resolveTheme } from './resolveTheme.js'

it.each([
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['system', true, 'dark'],
  ['system', false, 'light'],
] as const)('draws %s with a system that prefers dark: %s as %s', (mode, systemDark, theme) => {
  expect(resolveTheme({ theme: { mode, variables: {} } }, systemDark)).toBe(theme)
})
