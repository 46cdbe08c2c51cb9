import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Address, createWalletClient, type Hex, http, type TransactionRequestEIP1559 } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { mainnet } from 'viem/chains'
import { callRpc } from '../chains/callRpc.js'
import { compileContracts } from '../chains/compileContracts.js'
import { labAccounts } from '../chains/labAccounts.js'
import { type LabChain, startChain } from '../chains/startChain.js'
import { type Exchange, startExchange } from '../exchange/startExchange.js'
import { type Onramp, startOnramp } from '../onramp/startOnramp.js'
import { type Solana, startSolana } from '../solana/startSolana.js'
import { findBasePort } from '../testing/findBasePort.js'
import { type DataService, startData } from './startData.js'

/** A transaction to send. */
export type TestRequest = Pick<TransactionRequestEIP1559, 'to' | 'data' | 'value' | 'gas'>

/** A data service over chains of its own. */
export type TestData = {
  readonly service: DataService
  /** Where purchases are made. */
  readonly onramp: Onramp
  /** The exchanges that pay. */
  readonly exchange: Exchange
  readonly chains: readonly LabChain[]
  readonly solana: Solana
  /** Reads JSON of the service. */
  get<T>(path: string): Promise<T>
  /** Returns the address of one of the contracts of chain 1. */
  contract(name: string): Address
  /** Signs as the lab's account of this place on chain 1. */
  wallet(place: number): { sendTransaction(request: TestRequest): Promise<Hex> }
  /** Waits until a transaction of chain 1 is mined. */
  confirm(hash: Hex): Promise<void>
  close(): Promise<void>
}

/** Starts a data service over the chains 1 and 10 and Solana. */
export async function startTestData(): Promise<TestData> {
  const cacheFolder = mkdtempSync(join(tmpdir(), 'portico-data-'))
  const port = await findBasePort()
  const getArtifacts = () => compileContracts(cacheFolder)
  const chains: LabChain[] = []
  for (const [at, chainId] of [1, 10].entries())
    chains.push(await startChain({ chainId, port: port + at, anvilPort: port + 10 + at, cacheFolder, getArtifacts }))
  const solana = await startSolana({ port: port + 20 })
  const sources = {
    chains: chains.map(({ chainId, contracts }, at) => ({
      chainId,
      contracts,
      url: `http://127.0.0.1:${port + 10 + at}`,
    })),
    solana: { url: `${solana.url}/data`, contracts: solana.contracts },
  }
  const onrampUrl = `http://127.0.0.1:${port + 32}`
  const exchange = await startExchange({ ...sources, port: port + 33 })
  const service = await startData({ ...sources, port: port + 30, onrampUrl, exchange })
  const onramp = await startOnramp({ ...sources, port: port + 32, onramp: service.onramp })
  const url = chains[0]?.url ?? ''
  const transport = http(url)
  return {
    service,
    onramp,
    exchange,
    chains,
    solana,
    async get<T>(path: string) {
      const response = await fetch(`${service.url}${path}`)
      if (!response.ok) throw new Error(`${path} gave ${response.status}: ${await response.text()}`)
      // Tests name the type that they expect.
      return (await response.json()) as T
    },
    contract(name) {
      const address = chains[0]?.contracts[name]
      if (!address) throw new Error(`Chain 1 has no ${name}`)
      return address
    },
    wallet(place) {
      const key = labAccounts()[place]
      if (!key) throw new Error(`The lab has no account ${place}`)
      const account = privateKeyToAccount(key.privateKey)
      const client = createWalletClient({ account, chain: mainnet, transport })
      return { sendTransaction: (request) => client.sendTransaction(request) }
    },
    async confirm(hash) {
      // viem's own waiting does not notice that a reset took block numbers back.
      const isMined = async () => (await callRpc(url, 'eth_getTransactionReceipt', [hash])) !== null
      while (!(await isMined())) await wait(5)
    },
    async close() {
      await onramp.close()
      await exchange.close()
      await service.close()
      await Promise.all([...chains, solana].map((part) => part.close()))
      rmSync(cacheFolder, { recursive: true })
    },
  }
}
