import { mainnet, polygon } from '@portico/core/networks'
import { describe, expect, it } from 'vitest'
import { connect } from '../connection/commands/connect.js'
import { disconnect } from '../connection/commands/disconnect.js'
import { getPart } from '../instance/getPart.js'
import { attachRouter } from '../navigation/commands/attachRouter.js'
import { pushView } from '../navigation/commands/pushView.js'
import { arrange, arrangeConnected, otherAddress, ownAddress } from '../navigation/modal/arrange.test.fixture.js'
import { openModal } from '../navigation/modal/openModal.js'
import { routerPart } from '../navigation/routes/routerPart.js'
import { toastPart } from '../toasts/toastPart.js'
import { arrangeFilled, arrangeSend, recipient, usdc } from './arrangeSend.test.fixture.js'
import { resetSend } from './resetSend.js'
import { setSendAmount } from './setSendAmount.js'
import { setSendToken } from './setSendToken.js'
import { startSend } from './startSend.js'

describe('startSend', () => {
  it('begins with the native currency and reads the balances', async () => {
    const { state } = await arrangeSend()
    expect(state).toMatchObject({
      namespace: 'eip155',
      networkId: 'eip155:1',
      from: ownAddress,
      token: { symbol: 'ETH', decimals: 18 },
      tokensStatus: 'ready',
      phase: 'draft',
    })
    expect(state.tokens.map(({ token, amount }) => [token.symbol, amount])).toEqual([
      ['ETH', 10n ** 18n],
      [usdc.symbol, 5_000_000n],
    ])
  })

  it('keeps a draft of the same account and network', async () => {
    const { portico, state } = await arrangeFilled()
    await startSend(portico)
    expect(state).toMatchObject({ amountText: '0.5', recipientText: recipient })
  })

  it('shows a toast and keeps what is known when balances cannot be read', async () => {
    const { portico, state } = await arrangeSend({
      actions: { getTokenBalances: async () => Promise.reject(new Error('down')) },
    })
    expect(state.tokensStatus).toBe('error')
    expect(state.tokens.map(({ token }) => token.symbol)).toEqual(['ETH'])
    expect(getPart(portico, toastPart).toast).toMatchObject({
      variant: 'error',
      code: 'token-balance-unavailable',
    })
  })

  it('fails without an account, and where nothing can be sent', async () => {
    await expect(startSend(arrange().portico)).rejects.toMatchObject({ code: 'send/not-connected' })
    const { portico, connection } = await arrangeConnected()
    connection.setNetwork('eip155:5')
    await expect(startSend(portico)).rejects.toMatchObject({
      code: 'transfer/unsupported-chain',
      shortMessage: 'Unsupported chain',
    })
  })
})

describe('resetSend', () => {
  it('empties the form; a load that is under way changes nothing any more', async () => {
    const { portico, state } = await arrangeFilled()
    const loading = startSend(portico)
    resetSend(portico)
    await loading
    expect(state).toMatchObject({ namespace: undefined, amountText: '', tokens: [], tokensStatus: 'idle' })
  })
})

describe('a draft', () => {
  async function arrangeOpen(options?: Parameters<typeof arrangeFilled>[0]) {
    const test = await arrangeFilled(options)
    attachRouter(test.portico)
    openModal(test.portico)
    pushView(test.portico, { view: 'WalletSend' })
    pushView(test.portico, { view: 'WalletSendPreview' })
    const names = () => getPart(test.portico, routerPart).history.map(({ name }) => name)
    return { ...test, names }
  }

  it('is read anew when the same account moves to another network', async () => {
    const { state, connection, clock, names } = await arrangeOpen()
    connection.setNetwork('eip155:8453')
    await clock.flush()
    expect(names()).toEqual(['Account', 'WalletSend'])
    expect(state).toMatchObject({
      networkId: 'eip155:8453',
      amountText: '0.5',
      recipient: { status: 'valid', address: recipient },
    })
  })

  it('loses its amount when another token takes the place of the one that was chosen', async () => {
    const { portico, state, connection, clock } = await arrangeOpen()
    setSendToken(portico, { address: usdc.address })
    setSendAmount(portico, { text: '100' })
    connection.setNetwork('eip155:8453')
    await clock.flush()
    expect(state).toMatchObject({
      networkId: 'eip155:8453',
      token: { symbol: 'ETH' },
      amountText: '',
      amount: undefined,
      recipientText: recipient,
    })
  })

  it('loses its amount when the native currency is another one', async () => {
    const { state, connection, clock } = await arrangeOpen({ options: { networks: [mainnet, polygon] } })
    connection.setNetwork('eip155:137')
    await clock.flush()
    expect(state).toMatchObject({ token: { symbol: 'POL' }, amountText: '', recipientText: recipient })
  })

  it('is emptied when the account changes', async () => {
    const { state, connection, clock, names } = await arrangeOpen()
    connection.setAccounts('eip155', [otherAddress])
    await clock.flush()
    expect(names()).toEqual(['Account', 'WalletSend'])
    expect(state).toMatchObject({ from: otherAddress, amountText: '', recipient: { status: 'empty' } })
  })

  it('is emptied when another namespace becomes active', async () => {
    const { portico, state, clock } = await arrangeOpen()
    await connect(portico, { connectorId: 'Sol' })
    await clock.flush()
    expect(portico.getState().activeNamespace).toBe('solana')
    expect(state).toMatchObject({ namespace: 'solana', token: { symbol: 'SOL' }, amountText: '' })
  })

  it('is emptied when the wallet is disconnected', async () => {
    const { portico, state, clock } = await arrangeOpen()
    await disconnect(portico)
    await clock.flush()
    expect(state).toMatchObject({ namespace: undefined, amountText: '' })
  })
})
