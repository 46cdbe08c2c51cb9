import { expect, it, vi } from 'vitest'
import { getFeature } from '../../instance/getFeature.js'
import type { Portico } from '../../instance/Portico.js'
import { arrange, arrangeConnected } from '../modal/arrange.test.fixture.js'
import { open } from '../modal/open.js'
import { routerFeature } from '../routes/routerFeature.js'
import { attachRouter } from './attachRouter.js'
import { back } from './back.js'
import { backTo } from './backTo.js'
import { push } from './push.js'

const names = (portico: Portico) => getFeature(portico, routerFeature).history.map(({ name }) => name)

it('goes back one view', () => {
  const { portico } = arrange()
  attachRouter(portico)
  open(portico)
  push(portico, { view: 'WhatIsAWallet' })
  back(portico)
  expect(names(portico)).toEqual(['Connect'])
  expect(getFeature(portico, routerFeature).direction).toBe('backward')
})

it('closes the modal from the first view', () => {
  const { portico } = arrange()
  const listener = vi.fn()
  portico.on('modalClose', listener)
  attachRouter(portico)
  open(portico)
  back(portico)
  expect(listener).toHaveBeenCalledWith({ reason: 'back', connected: false })
})

it('is refused with a shake of half a second while the view on top may not be left', async () => {
  const { portico, connection, clock } = await arrangeConnected()
  attachRouter(portico)
  open(portico)
  push(portico, { view: 'UnsupportedChain' })
  connection.setNetwork('eip155:5')
  back(portico)
  const router = getFeature(portico, routerFeature)
  expect(names(portico)).toEqual(['Account', 'UnsupportedChain'])
  expect(router.shake).toBe(true)
  await clock.advance(499)
  expect(router.shake).toBe(true)
  await clock.advance(1)
  expect(router.shake).toBe(false)
})

it('goes back to a place in the history', () => {
  const { portico } = arrange()
  attachRouter(portico)
  open(portico)
  push(portico, { view: 'WhatIsAWallet' })
  push(portico, { view: 'Networks' })
  for (const index of [2, 3, -1, 0.5]) {
    backTo(portico, { index })
    expect(names(portico)).toHaveLength(3)
  }
  backTo(portico, { index: 0 })
  expect(names(portico)).toEqual(['Connect'])
})
