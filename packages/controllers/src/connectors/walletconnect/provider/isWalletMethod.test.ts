import { expect, it } from 'vitest'
import { isWalletMethod } from './isWalletMethod.js'

it.each<[namespace: string, method: string, wallet: boolean]>([
  ['eip155', 'personal_sign', true],
  ['eip155', 'eth_sign', true],
  ['eip155', 'eth_signTransaction', true],
  ['eip155', 'eth_signTypedData_v4', true],
  ['eip155', 'eth_sendTransaction', true],
  ['eip155', 'eth_sendUserOperation', true],
  ['eip155', 'eth_decrypt', true],
  ['eip155', 'wallet_sendCalls', true],
  ['eip155', 'wallet_watchAsset', true],
  ['eip155', 'eth_sendRawTransaction', false],
  ['eip155', 'eth_call', false],
  ['eip155', 'eth_getTransactionReceipt', false],
  ['eip155', 'net_version', false],
  ['solana', 'solana_signMessage', true],
  ['solana', 'sendTransaction', false],
  ['solana', 'getSignatureStatuses', false],
  ['bip122', 'signPsbt', true],
  ['bip122', 'sendTransfer', true],
  ['bip122', 'getAccountAddresses', true],
  ['bip122', 'getblock', false],
  ['constructor', 'sign', true],
])('%s: only a wallet can answer %s: %s', (namespace, method, wallet) => {
  expect(isWalletMethod(namespace, method)).toBe(wallet)
})
