import { expect, it, vi } from 'vitest'
import { getPart } from '../../instance/getPart.js'
import type { Portico } from '../../instance/Portico.js'
import { arrange, arrangeConnected } from '../modal/arrange.test.fixture.js'
import { openModal } from '../modal/openModal.js'
import { routerPart } from '../routes/routerPart.js'
import { attachRouter } from './attachRouter.js'
import { goBack } from './goBack.js'
import { goBackTo } from './goBackTo.js'
import { pushView } from './pushView.js'

const names = (portico: Portico) => getPart(portico, routerPart).history.map(({ name }) => name)

it('goes back one view', () => {
  const { portico } = arrange()
  attachRouter(portico)
  openModal(portico)
  pushView(portico, { view: 'WhatIsAWallet' })
  goBack(portico)
  expect(names(portico)).toEqual(['Connect'])
  expect(getPart(portico, routerPart).direction).toBe('backward')
})

it('closes the modal from the first view', () => {
  const { portico } = arrange()
  const listener = vi.fn()
  portico.on('modalClose', listener)
  attachRouter(portico)
  openModal(portico)
  goBack(portico)
  expect(listener).toHaveBeenCalledWith({ reason: 'back', connected: false })
})

it('is refused with a shake of half a second while the view on top may not be left', async () => {
  const { portico, connection, clock } = await arrangeConnected()
  attachRouter(portico)
  openModal(portico)
  pushView(portico, { view: 'UnsupportedChain' })
  connection.setNetwork('eip155:5')
  goBack(portico)
  const router = getPart(portico, routerPart)
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
  openModal(portico)
  pushView(portico, { view: 'WhatIsAWallet' })
  pushView(portico, { view: 'Networks' })
  for (const index of [2, 3, -1, 0.5]) {
    goBackTo(portico, { index })
    expect(names(portico)).toHaveLength(3)
  }
  goBackTo(portico, { index: 0 })
  expect(names(portico)).toEqual(['Connect'])
})
