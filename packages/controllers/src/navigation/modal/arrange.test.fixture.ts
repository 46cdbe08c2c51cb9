import { type Actions, type AdapterFeature, memoryStorage, type TokenBalance } from '@portico/core'
import { base, mainnet, solana } from '@portico/core/networks'
import { createFakeAdapter, createFakeClock, createFakeConnection, createFakeConnector } from '@portico/core/testing'
import { onTestFinished } from 'vitest'
import { createPortico } from '../../assembly/createPortico.js'
import { connect } from '../../connection/commands/connect.js'
import type { PorticoOptions } from '../../instance/PorticoOptions.js'

export type ArrangeOptions = {
  readonly options?: Partial<PorticoOptions>
  readonly actions?: Partial<Actions>
  /** What the adapter of `eip155` supports. Default: all. */
  readonly supports?: readonly AdapterFeature[]
  readonly nativeBalance?: bigint
  readonly tokenBalances?: readonly TokenBalance[]
}

export const ownAddress = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
export const otherAddress = '0x00000000219ab540356cBB839Cbe05303d7705Fa'

/**
 * Creates a started instance with fakes of one EVM and one Solana wallet, on mainnet, Base and Solana. It ends with the
 * test.
 */
export function arrange({
  options,
  actions,
  supports,
  nativeBalance = 10n ** 18n,
  tokenBalances,
}: ArrangeOptions = {}) {
  const clock = createFakeClock()
  const storage = memoryStorage()
  const connection = createFakeConnection({
    connectorId: 'io.fake',
    accounts: { eip155: [ownAddress, otherAddress] },
  })
  const connector = createFakeConnector({ id: 'io.fake', rdns: 'io.fake', connection })
  const solanaConnector = createFakeConnector({ id: 'Sol', name: 'Sol', namespaces: ['solana'] })
  const adapter = createFakeAdapter({ connectors: [connector], nativeBalance, tokenBalances, actions, supports })
  const solanaAdapter = createFakeAdapter({ namespace: 'solana', connectors: [solanaConnector], nativeBalance: 5n })
  const portico = createPortico({
    id: `test-${crypto.randomUUID()}`,
    networks: [mainnet, base, solana],
    adapters: [adapter, solanaAdapter],
    clock,
    storage,
    logLevel: 'silent',
    ...options,
  })
  portico.start()
  onTestFinished(() => portico.destroy())
  return { portico, clock, storage, connection, connector, solanaConnector, adapter }
}

/** Like `arrange`, with the EVM wallet connected. */
export async function arrangeConnected(options: ArrangeOptions = {}) {
  const test = arrange(options)
  await connect(test.portico, { connectorId: 'io.fake' })
  await test.clock.flush()
  return test
}
