import { expect, it, vi } from 'vitest'
import { getPart } from '../../instance/getPart.js'
import { arrange, arrangeConnected } from '../modal/arrange.test.fixture.js'
import { closeModal } from '../modal/closeModal.js'
import { openModal } from '../modal/openModal.js'
import { routerPart } from '../routes/routerPart.js'
import { attachRouter } from './attachRouter.js'
import { pushView } from './pushView.js'
import { standBy } from './standBy.js'

it('prepares Connect, which open then shows as the same route and tells as a new view', () => {
  const { portico } = arrange()
  attachRouter(portico)
  const router = getPart(portico, routerPart)
  const listener = vi.fn()
  portico.on('view', listener)
  standBy(portico)
  const [standing] = router.history
  expect(standing?.name).toBe('Connect')
  expect([portico.getState().modal.view, listener.mock.calls.length]).toEqual([undefined, 0])
  standBy(portico)
  openModal(portico)
  expect(router.history.map(({ key }) => key)).toEqual([standing?.key])
  expect(listener.mock.calls).toEqual([[{ view: 'Connect', previous: undefined }]])
})

it('makes way for another view, and for a Connect that is narrowed to a namespace', () => {
  const { portico } = arrange()
  attachRouter(portico)
  const router = getPart(portico, routerPart)
  standBy(portico)
  openModal(portico, { view: 'Networks' })
  expect(router.history.map(({ name }) => name)).toEqual(['Networks'])
  closeModal(portico)
  standBy(portico)
  const [standing] = router.history
  openModal(portico, { namespace: 'eip155' })
  expect(router.history[0]?.key).not.toBe(standing?.key)
})

it('leaves an open modal and a connected one alone', async () => {
  const { portico } = arrange()
  attachRouter(portico)
  openModal(portico)
  pushView(portico, { view: 'WhatIsAWallet' })
  standBy(portico)
  expect(getPart(portico, routerPart).history).toHaveLength(2)
  const connected = await arrangeConnected()
  standBy(connected.portico)
  expect(getPart(connected.portico, routerPart).history).toEqual([])
})
