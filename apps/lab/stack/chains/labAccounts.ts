import { type Address, type Hex, toHex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'

/** A funded account of the local chains. */
export type LabAccount = { readonly address: Address; readonly privateKey: Hex }

/** The usual test mnemonic. Its keys are public and must not hold funds on real networks. */
export const testMnemonic = 'test test test test test test test test test test test junk'

function deriveAccount(addressIndex: number): LabAccount {
  const account = mnemonicToAccount(testMnemonic, { addressIndex })
  const key = account.getHdKey().privateKey
  if (!key) throw new Error(`The test mnemonic gives no private key number ${addressIndex}`)
  return { address: account.address, privateKey: toHex(key) }
}

/** Returns the accounts of `lab.json`: five keys with ETH and tokens on every local chain. */
export function labAccounts(): readonly LabAccount[] {
  return [0, 1, 2, 3, 4].map(deriveAccount)
}

/** Returns the account that deploys the contracts. It is not among the others, so that their nonces start at zero. */
export function labDeployer(): Address {
  return deriveAccount(9).address
}
