import { createFakeContext } from '@portico/core/testing'
import { describe, expect, it } from 'vitest'
import {
  forgetPendingPairings,
  listPendingPairings,
  proposalLifetime,
  rememberPendingPairing,
} from './pendingPairings.js'
import { pendingPairingsKey } from './pendingPairingsKey.js'

const [one, two] = ['1'.repeat(64), '2'.repeat(64)]
const base = { namespaces: ['eip155'], wallet: undefined, link: undefined }

describe('listPendingPairings', () => {
  it('lists what was remembered, newest first, until its time is over or it is forgotten', async () => {
    const context = createFakeContext()
    const { clock, store } = context
    const link = { href: 'wallet://', name: 'Wallet' }
    rememberPendingPairing(context, { ...base, topic: one, until: clock.now() + 1000 })
    rememberPendingPairing(context, { ...base, topic: two, until: clock.now() + 2000 })
    rememberPendingPairing(context, { ...base, topic: one, until: clock.now() + 1000, link })
    expect(listPendingPairings(context)).toMatchObject([{ topic: two }, { topic: one, link, namespaces: ['eip155'] }])
    await clock.advance(1000)
    expect(listPendingPairings(context).map(({ topic }) => topic)).toEqual([two])
    forgetPendingPairings(context, [])
    expect(Object.keys(store.get(pendingPairingsKey) ?? {})).toEqual([two])
    forgetPendingPairings(context, [two])
    expect(store.get(pendingPairingsKey)).toBeUndefined()
  })

  it.each([
    ['a list', () => []],
    ['nothing', () => null],
    ['a topic that is none', (until: number) => ({ abc: { ...base, until } })],
    ['an entry that is none', () => ({ [one]: 'soon' })],
    ['no time', () => ({ [one]: base })],
    ['a time that never ends', (until: number) => ({ [one]: { ...base, until: until + proposalLifetime } })],
    ['a namespace that is none', (until: number) => ({ [one]: { until, namespaces: ['EIP 155'] } })],
    ['no namespaces', (until: number) => ({ [one]: { until } })],
  ])('takes nothing of %s', (_, store) => {
    const context = createFakeContext()
    context.store.set(pendingPairingsKey, store(context.clock.now() + 1))
    expect(listPendingPairings(context)).toEqual([])
  })

  it.each([
    ['what is no wallet', { id: 'a' }, undefined],
    ['an unsafe link', { id: 'a', name: 'A', homepage: 'javascript:alert(1)' }, { id: 'a', name: 'A' }],
  ])('leaves out %s', (_, wallet, read) => {
    const context = createFakeContext()
    const until = context.clock.now() + 1
    context.store.set(pendingPairingsKey, { [one]: { ...base, until, wallet } })
    expect(listPendingPairings(context)).toEqual([{ ...base, topic: one, until, wallet: read }])
  })

  it('leaves out a link that is none', () => {
    const context = createFakeContext()
    const until = context.clock.now() + 1
    context.store.set(pendingPairingsKey, { [one]: { ...base, until, link: { href: 1 } } })
    expect(listPendingPairings(context)).toEqual([{ ...base, topic: one, until }])
  })
})
