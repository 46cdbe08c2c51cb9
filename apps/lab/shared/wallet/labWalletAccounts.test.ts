import { privateKeyToAddress } from 'viem/accounts'
import { expect, test } from 'vitest'
import { labAccounts } from '../../stack/chains/labAccounts.js'
import { labWalletKey } from './labWalletAccounts.js'

test('the address is the one of the key, and no account of the stack has it', () => {
  expect(privateKeyToAddress(labWalletKey.privateKey)).toBe(labWalletKey.address)
  expect(labAccounts().map(({ address }) => address)).not.toContain(labWalletKey.address)
})
