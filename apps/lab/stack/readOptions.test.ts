import { expect, test } from 'vitest'
import { readOptions } from './readOptions.js'

test('the command line wins over the environment', () => {
  expect(readOptions(['--port', '4500', '--dev'], { PORTICO_LAB_PORT: '4600' })).toEqual({
    basePort: 4500,
    pages: 'sources',
    faucet: true,
    isOnPostgres: false,
  })
  expect(readOptions(['--no-web'], { PORTICO_LAB_PORT: '4600' })).toEqual({
    basePort: 4600,
    pages: 'none',
    faucet: true,
    isOnPostgres: false,
  })
  expect(readOptions(['--no-faucet'], {})).toEqual({
    basePort: 4400,
    pages: 'built',
    faucet: false,
    isOnPostgres: false,
  })
  for (const [args, env] of [[['--postgres'], {}] as const, [[], { PORTICO_LAB_POSTGRES: '1' }] as const])
    expect(readOptions(args, env).isOnPostgres).toBe(true)
})

test.each(['80', '65530', '4400.5', 'lab'])('refuses %s as base port', (port) => {
  expect(() => readOptions(['--port', port], {})).toThrow(`not "${port}"`)
})
