import { expect, it, vi } from 'vitest'
import { analyticsPart } from '../analytics/analyticsPart.js'
import { getPart } from '../instance/getPart.js'
import { ownAddress } from '../navigation/modal/arrange.test.fixture.js'
import { arrangePayment, hash, usdc } from './arrangePay.test.fixture.js'
import { openPayPage } from './openPayPage.js'

const configuration = { network: 'eip155:1', asset: usdc, amount: 12.5, recipient: ownAddress }
const currentPayment = { type: 'exchange', exchangeId: 'coinlab', status: 'UNKNOWN', result: undefined }

async function arrange() {
  vi.stubGlobal('location', { origin: 'https://app.example', hostname: 'app.example' })
  const test = await arrangePayment({ actions: { getBalanceChanges: async () => [1n] } })
  openPayPage(test.portico, { isOpened: true })
  const told = () =>
    getPart(test.portico, analyticsPart)
      .queue.filter(({ event }) => event.startsWith('PAY'))
      .map(({ event, properties }) => [event, properties])
  return { ...test, told }
}

it('tells of the exchanges, of the chosen one, and of what became of the payment, but of no page', async () => {
  const { clock, setStatus, state, told } = await arrange()
  setStatus('SUCCESS', hash)
  await clock.advance(4_000)
  const paymentId = state.payment?.id
  expect(told()).toEqual([
    ['PAY_MODAL_OPEN', { exchanges: [{ id: 'coinlab' }, { id: 'bit' }], configuration }],
    ['PAY_EXCHANGE_SELECTED', { exchange: { id: 'coinlab' }, configuration, currentPayment, headless: true }],
    ['PAY_INITIATED', { paymentId, configuration, currentPayment }],
    [
      'PAY_SUCCESS',
      { paymentId, configuration, currentPayment: { ...currentPayment, status: 'SUCCESS', result: hash } },
    ],
  ])
  expect(JSON.stringify(told())).not.toContain('https:')
})

it('tells why nothing was paid', async () => {
  const { clock, setStatus, told } = await arrange()
  setStatus('FAILED')
  await clock.advance(4_000)
  expect(told().at(-1)).toEqual([
    'PAY_ERROR',
    expect.objectContaining({
      currentPayment: { ...currentPayment, status: 'FAILED' },
      message: 'Coinlab did not make the payment.',
    }),
  ])
})
