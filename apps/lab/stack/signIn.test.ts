import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineNetwork, type Siwx, type SiwxSession, systemClock } from '@portico/core'
import { createHttpClient } from '@portico/core/internal'
import { mainnet } from '@portico/core/networks'
import { createFakeContext } from '@portico/core/testing'
import { createSignInMessage, defaultSiwx } from '@portico/siwx'
import { issueNonce, memoryNonces, verifySiwx } from '@portico/siwx/server'
import {
  type Address,
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  pad,
  serializeErc6492Signature,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callRpc } from './chains/callRpc.js'
import { type Artifact, compileContracts } from './chains/compileContracts.js'
import { createDeployer, type Deployer } from './chains/createDeployer.js'
import { labAccounts } from './chains/labAccounts.js'
import { type Anvil, startAnvil } from './chains/startAnvil.js'
import { findBasePort } from './testing/findBasePort.js'

const cacheFolder = mkdtempSync(join(tmpdir(), 'portico-sign-in-'))
const chainId = 'eip155:1'
const site = { domain: 'app.example', uri: 'https://app.example' }
const code = (name: string) => expect.objectContaining({ code: name })
const createKey = (digit: string) => privateKeyToAccount(`0x${digit.repeat(64)}`)

let chain: Anvil
let deployer: Deployer
let factory: Address
let account: Artifact
let factoryAbi: Artifact

/** A smart account that is not deployed yet. Each key owns another one. */
function createSmartAccount(digit: string) {
  const owner = createKey(digit)
  const parameters = encodeAbiParameters([{ type: 'address' }], [owner.address])
  const bytecode = concatHex([account.bytecode, parameters])
  const address = getContractAddress({ opcode: 'CREATE2', from: factory, salt: pad('0x0'), bytecode })
  const data = encodeFunctionData({ abi: factoryAbi.abi, functionName: 'create', args: [owner.address] })
  const sign = (message: string) => owner.signMessage({ message })
  return {
    address,
    sign,
    /** Signs so that the account can be verified before it is deployed (EIP-6492). */
    signBefore: async (message: string) =>
      serializeErc6492Signature({ address: factory, data, signature: await sign(message) }),
    deploy: () => deployer.pay(factory, data, 0n),
  }
}

function startSiwx(given: Parameters<typeof createFakeContext>[0] = {}, url = chain.url) {
  const networks = [defineNetwork({ ...mainnet, rpcUrls: { default: { http: [url] } } })]
  const fake = createFakeContext({ networks, ...given })
  const http = createHttpClient({ clock: systemClock, logger: fake.logger })
  const context = { ...fake, clock: systemClock, http }
  const siwx = defaultSiwx(site)
  siwx.start?.(context)
  return { siwx, context }
}

async function createSession(siwx: Siwx, address: string, sign: (text: string) => Promise<string>) {
  const message = await siwx.createMessage({ chainId, accountAddress: address })
  const { toString: _, ...data } = message
  const text = message.toString()
  const session: SiwxSession = { data, message: text, signature: await sign(text) }
  return session
}

beforeAll(async () => {
  const contracts = compileContracts(cacheFolder)
  const [found, factoryFound] = [contracts.LabAccount, contracts.LabAccountFactory]
  if (!found || !factoryFound) throw new Error('The contracts of smart accounts are missing.')
  account = found
  factoryAbi = factoryFound
  chain = await startAnvil({ chainId: 1, port: await findBasePort() })
  deployer = createDeployer({ url: chain.url, chainId: 1 })
  await callRpc(chain.url, 'anvil_setBalance', [deployer.account, '0x56bc75e2d63100000'])
  factory = await deployer.deploy(factoryFound)
}, 180_000)

afterAll(async () => {
  await chain.close()
  rmSync(cacheFolder, { recursive: true })
})

test('a smart account signs in before it is deployed, and stays signed in afterwards', async () => {
  const { siwx, context } = startSiwx()
  const smart = createSmartAccount('a')
  const session = await createSession(siwx, smart.address, smart.signBefore)
  await siwx.addSession(session)
  expect(await callRpc(chain.url, 'eth_getCode', [smart.address, 'latest'])).toBe('0x')
  expect(await startSiwx({ store: context.store }).siwx.getSessions(chainId, smart.address)).toEqual([session])
  await smart.deploy()
  expect(await callRpc(chain.url, 'eth_getCode', [smart.address, 'latest'])).not.toBe('0x')
  expect(await startSiwx({ store: context.store }).siwx.getSessions(chainId, smart.address)).toEqual([session])
})

test('a smart account that is deployed signs in by its own rules, which may change', async () => {
  const { siwx, context } = startSiwx()
  const smart = createSmartAccount('b')
  await smart.deploy()
  const session = await createSession(siwx, smart.address, smart.sign)
  await siwx.addSession(session)
  expect(await startSiwx({ store: context.store }).siwx.getSessions(chainId, smart.address)).toEqual([session])
  const next = createKey('c').address
  const setOwner = encodeFunctionData({ abi: account.abi, functionName: 'setOwner', args: [next] })
  const owner = createKey('b').address
  await callRpc(chain.url, 'anvil_setBalance', [owner, '0x56bc75e2d63100000'])
  await callRpc(chain.url, 'anvil_impersonateAccount', [owner])
  await callRpc(chain.url, 'eth_sendTransaction', [{ from: owner, to: smart.address, data: setOwner }])
  await expect
    .poll(() => startSiwx({ store: context.store }).siwx.getSessions(chainId, smart.address), { timeout: 10_000 })
    .toEqual([])
})

test('nobody signs in for another account', async () => {
  const { siwx } = startSiwx()
  const [smart, other] = [createSmartAccount('d'), createSmartAccount('e')]
  const refuse = async (address: string, sign: (text: string) => Promise<string>) =>
    expect(siwx.addSession(await createSession(siwx, address, sign))).rejects.toThrow(code('siwx/invalid-signature'))
  // Not deployed, and the signature does not say how it could be.
  await refuse(smart.address, smart.sign)
  // Deploys the account of somebody else.
  await refuse(smart.address, other.signBefore)
  await smart.deploy()
  await refuse(smart.address, other.sign)
  const [plain] = labAccounts()
  for (const signature of ['0x', '0x1234', `0x${'00'.repeat(65)}`, `0x${'ff'.repeat(200)}`] as const) {
    await refuse(smart.address, async () => signature)
    await refuse(plain?.address ?? '', async () => signature)
  }
})

test('a chain that cannot be asked signs nobody in or out', async () => {
  const { siwx, context } = startSiwx()
  const smart = createSmartAccount('7')
  const session = await createSession(siwx, smart.address, smart.signBefore)
  await siwx.addSession(session)
  const { siwx: cut } = startSiwx({ store: context.store }, `http://127.0.0.1:${await findBasePort()}`)
  await expect(cut.getSessions(chainId, smart.address)).rejects.toThrow(code('siwx/verifier-unavailable'))
  expect(await startSiwx({ store: context.store }).siwx.getSessions(chainId, smart.address)).toEqual([session])
})

test('a server verifies each kind of account, through the node that answers', async () => {
  const nonces = memoryNonces()
  const [smart, deployed, key] = [createSmartAccount('3'), createSmartAccount('4'), createKey('5')]
  await deployed.deploy()
  const rpcUrls = { [chainId]: [`http://127.0.0.1:${await findBasePort()}`, chain.url] }
  const accounts: readonly { address: string; sign: (text: string) => Promise<Hex> }[] = [
    { address: smart.address, sign: smart.signBefore },
    { address: deployed.address, sign: deployed.sign },
    { address: key.address, sign: (message) => key.signMessage({ message }) },
  ]
  for (const { address, sign } of accounts) {
    const nonce = await issueNonce({ nonces })
    const message = createSignInMessage({ ...site, chainId, accountAddress: address, nonce })
    const request = { message, signature: await sign(message), expected: site, nonces, rpcUrls }
    await expect(verifySiwx(request)).resolves.toMatchObject({ accountAddress: address })
    await expect(verifySiwx(request)).rejects.toThrow(code('siwx/nonce-used'))
  }
})
