import { test } from 'vitest'
import type { Portico } from '../instance/Portico.js'
import { track } from './track.js'

test('an event takes its own properties, and only those', () => {
  // Never run, only checked.
  const portico = {} as Portico
  const check = () => {
    track(portico, { event: 'CLICK_NETWORKS' })
    track(portico, { event: 'SELECT_WALLET', properties: { name: 'W', platform: 'web' } })
    // @ts-expect-error Its properties are missing.
    track(portico, { event: 'SELECT_WALLET' })
    // @ts-expect-error No such platform.
    track(portico, { event: 'SELECT_WALLET', properties: { name: 'W', platform: 'tv' } })
    // @ts-expect-error This event has none.
    track(portico, { event: 'CLICK_NETWORKS', properties: { name: 'W' } })
    // @ts-expect-error No such event.
    track(portico, { event: 'CLICK' })
  }
  void check
})
