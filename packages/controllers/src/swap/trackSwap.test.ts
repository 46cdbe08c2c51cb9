import { walletErrors } from '@portico/core'
import { sentTransactionsKey } from '@portico/core/internal'
import { describe, expect, it, vi } from 'vitest'
import { analyticsPart } from '../analytics/analyticsPart.js'
import { getPart } from '../instance/getPart.js'
import { internals } from '../instance/Portico.js'
import { ownAddress } from '../navigation/modal/arrange.test.fixture.js'
import { approveSwap } from './approveSwap.js'
import { type ArrangeSwapOptions, arrangeToken, hash, router } from './arrangeSwap.test.fixture.js'
import { confirmSwap } from './confirmSwap.js'
import { reviewSwap } from './reviewSwap.js'

async function arrange(options: ArrangeSwapOptions = {}) {
  vi.stubGlobal('location', { origin: 'https://app.example', hostname: 'app.example' })
  const test = await arrangeToken(options)
  await reviewSwap(test.portico)
  const told = () =>
    getPart(test.portico, analyticsPart)
      .queue.filter(({ event }) => event.includes('SWAP'))
      .map(({ event, properties }) => [event, properties])
  return { ...test, told }
}

const swap = {
  isSmartAccount: false,
  network: 'eip155:1',
  swapFromToken: 'USDC',
  swapToToken: 'DAI',
  swapFromAmount: '2',
  swapToAmount: '0.000000000004',
}

describe('trackSwap', () => {
  it('tells of a swap once the chain has it', async () => {
    const { portico, told, clock } = await arrange({ atomic: true })
    await confirmSwap(portico)
    expect(told()).toEqual([['INITIATE_SWAP', swap]])
    await clock.flush()
    expect(told()).toEqual([
      ['INITIATE_SWAP', swap],
      ['SWAP_SUCCESS', swap],
    ])
    portico.destroy()
  })

  it('tells why there was none', async () => {
    const { portico, send, told } = await arrange({ atomic: true })
    send.mockRejectedValueOnce(walletErrors('wallet/failed', { reason: 'boom' }))
    await expect(confirmSwap(portico)).rejects.toThrow('boom')
    expect(told()).toEqual([
      ['INITIATE_SWAP', swap],
      ['SWAP_ERROR', { ...swap, message: expect.stringContaining('boom') }],
    ])
    portico.destroy()
  })

  it('tells why an approval failed, which begins no swap', async () => {
    const { portico, send, told } = await arrange()
    send.mockRejectedValueOnce(walletErrors('wallet/failed', { reason: 'boom' }))
    await expect(approveSwap(portico)).rejects.toThrow('boom')
    expect(told()).toEqual([['SWAP_APPROVAL_ERROR', { ...swap, message: expect.stringContaining('boom') }]])
    portico.destroy()
  })

  it('is found after a reload, with what it gives', async () => {
    const { portico } = await arrange({ atomic: true, actions: { waitFor: () => new Promise(() => {}) } })
    await confirmSwap(portico)
    const { store } = portico[internals]
    portico.destroy()
    expect(Object.values(store.get(sentTransactionsKey) ?? {})).toMatchObject([
      [{ hash, status: 'pending', from: ownAddress, to: router, amount: '2', symbol: 'USDC' }],
    ])
  })
})
