import { expect, test } from 'vitest'
import { readOptions } from './readOptions.js'

test('the command line wins over the environment', () => {
  expect(readOptions(['--port', '4500', '--dev'], { PORTICO_LAB_PORT: '4600' })).toEqual({
    basePort: 4500,
    pages: 'sources',
    faucet: true,
  })
  expect(readOptions(['--no-web'], { PORTICO_LAB_PORT: '4600' })).toEqual({
    basePort: 4600,
    pages: 'none',
    faucet: true,
  })
  expect(readOptions(['--no-faucet'], {})).toEqual({ basePort: 4400, pages: 'built', faucet: false })
})

test.each(['80', '65530', '4400.5', 'lab'])('refuses %s as base port', (port) => {
  expect(() => readOptions(['--port', port], {})).toThrow(`not "${port}"`)
})
