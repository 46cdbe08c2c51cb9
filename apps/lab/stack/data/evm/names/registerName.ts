import { isAddress, isHex } from 'viem'
import { createDeployer } from '../../../chains/createDeployer.js'
import { nameZones } from '../../../chains/nameZones.js'
import { writeName } from '../../../chains/writeName.js'
import { DataError } from '../../readAccount.js'
import type { EvmChain } from '../createEvmChain.js'
import { findContract, isNameTaken } from './readNames.js'

/** How old a signed message may be, or how far ahead, in seconds. */
const mostSeconds = 300

function refuse(field: string, text: string): never {
  throw new DataError(text, { field })
}

/** Reads the signed text, which holds three fields and nothing else. */
function readMessage(text: string): { readonly name: string; readonly timestamp: number } {
  let message: unknown
  try {
    message = JSON.parse(text)
  } catch {
    refuse('message', 'The message must be JSON')
  }
  const { name, attributes, timestamp } = Object(message)
  const isWhole = Object.keys(Object(message)).sort().join(' ') === 'attributes name timestamp'
  if (!isWhole || typeof name !== 'string' || typeof attributes !== 'object' || !Number.isInteger(timestamp))
    refuse('message', 'The message must hold "name", "attributes" and "timestamp" in seconds')
  return { name, timestamp }
}

/** Reads the request as it was sent. */
function readBody(body: unknown) {
  const { coin_type: coinType, address, message, signature } = Object(body)
  if (!isAddress(address, { strict: false })) refuse('address', 'The address must be one of an EVM chain')
  if (!isHex(signature)) refuse('signature', 'The signature must be hex')
  if (typeof message !== 'string') refuse('message', 'The message must be text')
  if (!Number.isInteger(coinType)) refuse('coin_type', 'The coin type must be a number')
  return { coinType: Number(coinType), address, message, signature }
}

/** Returns the zone of a name that may be registered. */
function readZone(name: string) {
  const found = nameZones.find(({ zone }) => name.endsWith(`.${zone}`))
  if (!found) refuse('name', `The name must end with ${nameZones.map(({ zone }) => `.${zone}`).join(' or ')}`)
  if (!/^[a-z\d-]{4,63}$/.test(name.slice(0, -found.zone.length - 1)))
    refuse('name', 'The name must be 4 to 63 lower-case letters, digits and hyphens before its zone')
  return found
}

/** Returns the chain of a coin type, with the coin type that its addresses are kept under: 60 on Ethereum. */
function readChain(chains: readonly EvmChain[], coinType: number) {
  const chain = chains.find(({ chainId }) => coinType === 0x80000000 + chainId || (chainId === 1 && coinType === 60))
  if (!chain) refuse('coin_type', 'The coin type must be that of a chain of the service')
  return { chain, coin: chain.chainId === 1 ? 60n : BigInt(coinType) }
}

/**
 * Registers a name on Ethereum for whoever has signed for it: a key, or a contract on the chain of the coin type
 * (EIP-1271), even before it is deployed (EIP-6492).
 *
 * @throws DataError If the request is refused.
 */
export async function registerName(parameters: {
  readonly body: unknown
  readonly ethereum: EvmChain
  readonly chains: readonly EvmChain[]
}): Promise<object> {
  const { body, ethereum, chains } = parameters
  const { coinType, address, message, signature } = readBody(body)
  const { name, timestamp } = readMessage(message)
  const { registrar } = readZone(name)
  const { chain, coin } = readChain(chains, coinType)
  if (Math.abs(Date.now() / 1000 - timestamp) > mostSeconds) refuse('timestamp', 'The message is too old')
  if (!(await chain.client.verifyMessage({ address, message, signature })))
    refuse('signature', 'The signature is not that of the address')
  if (await isNameTaken(ethereum, name)) refuse('name', 'The name is registered already')
  await writeName({
    deployer: createDeployer(ethereum),
    contracts: {
      registrar: findContract(ethereum, registrar),
      ensRegistry: findContract(ethereum, 'ensRegistry'),
      ensResolver: findContract(ethereum, 'ensResolver'),
    },
    name,
    owner: address,
    coinType: coin,
  })
  return { success: true }
}
