import { createFakeConnector } from '@portico/core/testing'
import { expect, it } from 'vitest'
import type { Features } from '../../instance/PorticoOptions.js'
import { arrange } from '../../navigation/modal/arrange.test.fixture.js'
import { getConnectMethods } from './getConnectMethods.js'

const login = () => createFakeConnector({ id: 'AUTH', name: 'Auth', type: 'AUTH' })
const methods = (features: Partial<Features>, connectors = [login], enableWallets = true) =>
  getConnectMethods(arrange({ options: { features, connectors, enableWallets } }).portico)

it('offers only wallets without a login connector', () => {
  expect(methods({}, [])).toEqual(['wallet'])
})

it('offers e-mail, social and wallet in this order', () => {
  expect(methods({})).toEqual(['email', 'social', 'wallet'])
})

it('follows the option; what it does not name comes after', () => {
  expect(methods({ connectMethodsOrder: ['wallet', 'social'] })).toEqual(['wallet', 'social', 'email'])
})

it('leaves out what is switched off', () => {
  expect(methods({ email: false })).toEqual(['social', 'wallet'])
  expect(methods({ socials: false })).toEqual(['email', 'wallet'])
  expect(methods({ socials: [] })).toEqual(['email', 'wallet'])
  expect(methods({}, [login], false)).toEqual(['email', 'social'])
})

it('leaves out logins where their connector does not serve what is to be connected', () => {
  const { portico } = arrange({ options: { connectors: [login] } })
  expect(getConnectMethods(portico, { namespace: 'eip155' })).toEqual(['email', 'social', 'wallet'])
  expect(getConnectMethods(portico, { namespace: 'solana' })).toEqual(['wallet'])
})
