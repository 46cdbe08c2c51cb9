import { expect, it, vi } from 'vitest'
import { getFeature } from '../../instance/getFeature.js'
import { arrange, arrangeConnected } from '../modal/arrange.test.fixture.js'
import { close } from '../modal/close.js'
import { open } from '../modal/open.js'
import { routerFeature } from '../routes/routerFeature.js'
import { attachRouter } from './attachRouter.js'
import { push } from './push.js'
import { standBy } from './standBy.js'

it('prepares Connect, which open then shows as the same route and tells as a new view', () => {
  const { portico } = arrange()
  attachRouter(portico)
  const router = getFeature(portico, routerFeature)
  const listener = vi.fn()
  portico.on('view', listener)
  standBy(portico)
  const [standing] = router.history
  expect(standing?.name).toBe('Connect')
  expect([portico.getState().modal.view, listener.mock.calls.length]).toEqual([undefined, 0])
  standBy(portico)
  open(portico)
  expect(router.history.map(({ key }) => key)).toEqual([standing?.key])
  expect(listener.mock.calls).toEqual([[{ view: 'Connect', previous: undefined }]])
})

it('makes way for another view, and for a Connect that is narrowed to a namespace', () => {
  const { portico } = arrange()
  attachRouter(portico)
  const router = getFeature(portico, routerFeature)
  standBy(portico)
  open(portico, { view: 'Networks' })
  expect(router.history.map(({ name }) => name)).toEqual(['Networks'])
  close(portico)
  standBy(portico)
  const [standing] = router.history
  open(portico, { namespace: 'eip155' })
  expect(router.history[0]?.key).not.toBe(standing?.key)
})

it('leaves an open modal and a connected one alone', async () => {
  const { portico } = arrange()
  attachRouter(portico)
  open(portico)
  push(portico, { view: 'WhatIsAWallet' })
  standBy(portico)
  expect(getFeature(portico, routerFeature).history).toHaveLength(2)
  const connected = await arrangeConnected()
  standBy(connected.portico)
  expect(getFeature(connected.portico, routerFeature).history).toEqual([])
})
