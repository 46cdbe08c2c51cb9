import { describe, expect, it } from 'vitest'
import { disconnect } from '../../connection/commands/disconnect.js'
import { addNetwork } from '../../networks/addNetwork.js'
import { createTestPortico } from '../../testing/createTestPortico.js'

async function arrange(options: Parameters<typeof createTestPortico>[0] = {}) {
  const test = createTestPortico(options)
  await test.connect()
  const move = async (networkId: `${string}:${string}`) => {
    test.connectors[0]?.connection.setNetwork(networkId)
    await test.clock.flush()
  }
  const views: unknown[] = []
  test.portico.on('modalOpen', ({ view }) => views.push(view))
  return { ...test, move, views, isOpen: () => test.portico.getState().modal.open }
}

describe('showUnsupportedNetwork', () => {
  it('opens UnsupportedChain when the wallet leaves the app’s networks, and closes it when it is back', async () => {
    const { move, views, isOpen } = await arrange()
    await move('eip155:999')
    expect(views).toEqual(['UnsupportedChain'])
    await move('eip155:998')
    expect(views).toHaveLength(1)
    await move('eip155:8453')
    expect(isOpen()).toBe(false)
  })

  it('closes it when the network is offered after all, and on disconnect', async () => {
    const { portico, clock, move, isOpen } = await arrange()
    await move('eip155:999')
    addNetwork(portico, {
      network: {
        id: 999,
        name: 'New',
        nativeCurrency: { name: 'N', symbol: 'N', decimals: 18 },
        rpcUrls: { default: { http: [] } },
      },
    })
    await clock.flush()
    expect(isOpen()).toBe(false)
    await move('eip155:1000')
    expect(isOpen()).toBe(true)
    await disconnect(portico)
    await clock.flush()
    expect(isOpen()).toBe(false)
  })

  it('stays away when the app allows it or cannot switch', async () => {
    for (const options of [{ allowUnsupportedChain: true }, { enableNetworkSwitch: false }]) {
      const { move, views } = await arrange(options)
      await move('eip155:999')
      expect(views).toEqual([])
    }
  })

  it('never opens while disconnected', async () => {
    const { portico, move, views } = await arrange()
    await disconnect(portico)
    await move('eip155:999')
    expect(views).toEqual([])
  })
})
