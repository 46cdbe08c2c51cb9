import { expect, it } from 'vitest'
import { arrange } from '../navigation/modal/arrange.test.fixture.js'
import { resolveTheme } from './resolveTheme.js'
import { setThemeMode } from './setThemeMode.js'

it('changes the mode in the public state', () => {
  const { portico } = arrange({ options: { themeMode: 'light' } })
  setThemeMode(portico, { mode: 'dark' })
  expect(portico.getState().theme.mode).toBe('dark')
  expect(resolveTheme(portico.getState(), false)).toBe('dark')
})
