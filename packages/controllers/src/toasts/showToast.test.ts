import { expect, it } from 'vitest'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { arrange } from '../navigation/modal/arrange.test.fixture.js'
import { hideToast } from './hideToast.js'
import { showToast } from './showToast.js'
import { toastPart } from './toastPart.js'

const shown = (portico: Portico) => getPart(portico, toastPart).toast

it('appears at once and hides after 2.5 s', async () => {
  const { portico, clock } = arrange()
  showToast(portico, { variant: 'success', code: 'address-copied' })
  expect(shown(portico)).toMatchObject({ variant: 'success', code: 'address-copied' })
  await clock.advance(2_499)
  expect(shown(portico)).toMatchObject({ code: 'address-copied' })
  await clock.advance(1)
  expect(shown(portico)).toBeUndefined()
})

it('closes the toast before and appears after 150 ms, for its full time', async () => {
  const { portico, clock } = arrange()
  showToast(portico, { variant: 'success', text: 'one' })
  await clock.advance(2_400)
  showToast(portico, { variant: 'error', text: 'two' })
  expect(shown(portico)).toBeUndefined()
  await clock.advance(149)
  expect(shown(portico)).toBeUndefined()
  await clock.advance(1)
  expect(shown(portico)).toMatchObject({ variant: 'error', text: 'two' })
  await clock.advance(2_499)
  expect(shown(portico)).toMatchObject({ text: 'two' })
  await clock.advance(1)
  expect(shown(portico)).toBeUndefined()
})

it('shows only the last of several that wait, when the first would have appeared', async () => {
  const { portico, clock } = arrange()
  showToast(portico, { variant: 'success', text: 'one' })
  showToast(portico, { variant: 'success', text: 'two' })
  await clock.advance(100)
  showToast(portico, { variant: 'success', text: 'three' })
  await clock.advance(50)
  expect(shown(portico)).toMatchObject({ text: 'three' })
})

it('keeps a loading toast until it is replaced or hidden', async () => {
  const { portico, clock } = arrange()
  showToast(portico, { variant: 'loading', text: 'working' })
  await clock.advance(60_000)
  expect(shown(portico)).toMatchObject({ text: 'working' })
  expect(clock.pending()).toBe(0)
  showToast(portico, { variant: 'loading', text: 'more' })
  await clock.advance(150)
  hideToast(portico)
  expect(shown(portico)).toBeUndefined()
})

it('forgets a waiting toast when hidden', async () => {
  const { portico, clock } = arrange()
  showToast(portico, { variant: 'success', text: 'one' })
  showToast(portico, { variant: 'success', text: 'two' })
  hideToast(portico)
  await clock.advance(5_000)
  expect(shown(portico)).toBeUndefined()
  showToast(portico, { variant: 'success', text: 'three' })
  expect(shown(portico)).toMatchObject({ text: 'three', key: 3 })
})

it('leaves no timer behind when the instance ends, and shows nothing afterwards', () => {
  const { portico, clock } = arrange()
  showToast(portico, { variant: 'success', text: 'one' })
  portico.destroy()
  expect(clock.pending()).toBe(0)
  showToast(portico, { variant: 'success', text: 'two' })
  hideToast(portico)
})
