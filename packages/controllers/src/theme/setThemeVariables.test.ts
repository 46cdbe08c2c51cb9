import { expect, it } from 'vitest'
import { arrange } from '../navigation/modal/arrange.test.fixture.js'
import { setThemeVariables } from './setThemeVariables.js'

it('keeps the variables that are not named', () => {
  const { portico } = arrange({ options: { themeVariables: { '--w3m-accent': 'red', '--w3m-z-index': 5 } } })
  setThemeVariables(portico, { variables: { '--w3m-accent': undefined, '--w3m-qr-color': 'blue' } })
  expect(portico.getState().theme.variables).toEqual({ '--w3m-z-index': 5, '--w3m-qr-color': 'blue' })
})
