import type { LabWalletAccount } from '../labWalletAccounts.js'

/** Signs with the key of an account: `sign` is given the key's signer. */
type Sign = (signer: ReturnType<typeof import('viem/accounts').privateKeyToAccount>) => Promise<`0x${string}`>

const factoryAbi = [
  {
    type: 'function',
    name: 'create',
    stateMutability: 'nonpayable',
    inputs: [{ name: 'owner', type: 'address' }],
    outputs: [{ name: 'account', type: 'address' }],
  },
] as const

/**
 * Signs for an account. The signature of a smart account says how it is deployed (EIP-6492), so that it can be verified
 * before that.
 */
export async function signAs({ privateKey, factory }: LabWalletAccount, sign: Sign): Promise<string> {
  const { privateKeyToAccount } = await import('viem/accounts')
  const signer = privateKeyToAccount(privateKey)
  const signature = await sign(signer)
  if (!factory) return signature
  const { encodeFunctionData, serializeErc6492Signature } = await import('viem')
  const data = encodeFunctionData({ abi: factoryAbi, functionName: 'create', args: [signer.address] })
  return serializeErc6492Signature({ address: factory, data, signature })
}
