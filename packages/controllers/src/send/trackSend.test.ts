import { walletErrors } from '@portico/core'
import { describe, expect, it, vi } from 'vitest'
import { analyticsPart } from '../analytics/analyticsPart.js'
import { getPart } from '../instance/getPart.js'
import { arrangeFilled, hash } from './arrangeSend.test.fixture.js'
import { confirmSend } from './confirmSend.js'
import { reviewSend } from './reviewSend.js'

async function arrange() {
  vi.stubGlobal('location', { origin: 'https://app.example', hostname: 'app.example' })
  const test = await arrangeFilled()
  await reviewSend(test.portico)
  const told = () =>
    getPart(test.portico, analyticsPart)
      .queue.filter(({ event }) => event.startsWith('SEND'))
      .map(({ event, properties }) => [event, properties])
  return { ...test, told }
}

const transfer = { isSmartAccount: false, network: 'eip155:1', token: 'ETH', amount: 0.5 }

describe('trackSend', () => {
  it('tells what is handed to the wallet and what it sends, never to whom', async () => {
    const { portico, told } = await arrange()
    await confirmSend(portico)
    expect(told()).toEqual([
      ['SEND_INITIATED', transfer],
      ['SEND_SUCCESS', { ...transfer, hash }],
    ])
    portico.destroy()
  })

  it('tells why nothing was sent', async () => {
    const { portico, send, told } = await arrange()
    send.mockRejectedValueOnce(walletErrors('wallet/failed', { reason: 'boom' }))
    await expect(confirmSend(portico)).rejects.toThrow()
    expect(told()).toEqual([
      ['SEND_INITIATED', transfer],
      ['SEND_ERROR', { ...transfer, message: expect.stringContaining('boom') }],
    ])
    portico.destroy()
  })
})
