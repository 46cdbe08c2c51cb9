import { type Actions, addressErrors } from '@portico/core'
import { expect, it, vi } from 'vitest'
import { acceptSendRecipient } from './acceptSendRecipient.js'
import { arrangeSend, recipient } from './arrangeSend.test.fixture.js'
import { getSendProblem } from './getSendProblem.js'
import { resetSend } from './resetSend.js'
import { reviewSend } from './reviewSend.js'
import { setSendAmount } from './setSendAmount.js'
import { setSendRecipient } from './setSendRecipient.js'

const alice = '0x00000000000000000000000000000000000A11ce'

it('takes an address at once, with spaces around it', async () => {
  const { portico, state, clock } = await arrangeSend()
  setSendRecipient(portico, { text: ` ${recipient}\n` })
  await clock.flush()
  expect(state.recipient).toEqual({ status: 'valid', address: recipient })
})

it.each(['0x1234', 'hello', 'a b.eth', 'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8'])(
  'takes %s for no recipient',
  async (text) => {
    const { portico, state, clock } = await arrangeSend()
    setSendRecipient(portico, { text })
    await clock.advance(500)
    expect(state.recipient).toEqual({ status: 'invalid' })
  },
)

it('does not take an address whose checksum is wrong', async () => {
  const formatAddress: Actions['formatAddress'] = (address) => {
    throw addressErrors('address/invalid', { address })
  }
  const { portico, state, clock } = await arrangeSend({ actions: { formatAddress } })
  setSendRecipient(portico, { text: recipient })
  await clock.flush()
  expect(state.recipient).toEqual({ status: 'invalid' })
})

it('looks a name up on the network of the form once the input has rested for 500 ms', async () => {
  const { portico, state, clock, adapter } = await arrangeSend()
  const lookups = () => adapter.calls.filter(({ name }) => name === 'resolveName')
  setSendRecipient(portico, { text: 'alice.et' })
  await clock.advance(499)
  setSendRecipient(portico, { text: 'alice.eth' })
  await clock.advance(499)
  expect(lookups()).toHaveLength(0)
  expect(state.recipient).toEqual({ status: 'resolving' })
  await clock.advance(1)
  expect(lookups().map(({ parameters }) => parameters)).toMatchObject([{ name: 'alice.eth', networkId: 'eip155:1' }])
  expect(state.recipient).toEqual({ status: 'valid', address: alice, name: 'alice.eth' })
})

it('asks before it takes the address that a name has on Ethereum alone', async () => {
  const resolveName: Actions['resolveName'] = async ({ name }) => ({ name, address: alice, isGeneral: true })
  const { portico, state, clock } = await arrangeSend({ actions: { resolveName } })
  setSendAmount(portico, { text: '0.1' })
  setSendRecipient(portico, { text: 'alice.eth' })
  await clock.advance(500)
  expect(state.recipient).toEqual({ status: 'unconfirmed', address: alice, name: 'alice.eth' })
  expect(getSendProblem(state)).toBe('confirm-recipient')
  await expect(reviewSend(portico)).rejects.toMatchObject({ code: 'send/not-ready' })
  acceptSendRecipient(portico)
  expect(state.recipient).toEqual({ status: 'valid', address: alice, name: 'alice.eth' })
  expect(getSendProblem(state)).toBeUndefined()
  setSendRecipient(portico, { text: 'alice.eth' })
  await clock.advance(500)
  expect(state.recipient.status, 'asks again').toBe('unconfirmed')
})

it('accepts nothing that was not asked', async () => {
  const { portico, state, clock } = await arrangeSend()
  setSendRecipient(portico, { text: 'nobody.eth' })
  await clock.advance(500)
  acceptSendRecipient(portico)
  expect(state.recipient).toEqual({ status: 'not-found' })
})

it("keeps the picture of a name's owner", async () => {
  const image = 'data:image/png;base64,AA=='
  const resolveName: Actions['resolveName'] = async ({ name }) => ({ name, address: alice, avatar: image })
  const { portico, state, clock } = await arrangeSend({ actions: { resolveName } })
  setSendRecipient(portico, { text: 'alice.eth' })
  await clock.advance(500)
  expect(state.recipient).toEqual({ status: 'valid', address: alice, name: 'alice.eth', image })
})

it('says when nobody owns the name, and when the lookup failed', async () => {
  const { portico, state, clock, adapter } = await arrangeSend()
  setSendAmount(portico, { text: '0.1' })
  setSendRecipient(portico, { text: 'nobody.eth' })
  await clock.advance(500)
  expect(state.recipient).toEqual({ status: 'not-found' })
  expect(getSendProblem(state)).toBe('name-not-found')
  adapter.setActions({ resolveName: async () => Promise.reject(new Error('down')) })
  setSendRecipient(portico, { text: 'alice.eth' })
  await clock.advance(500)
  expect(state.recipient).toEqual({ status: 'failed' })
  expect(getSendProblem(state)).toBe('name-lookup-failed')
})

it('does not let a late answer overwrite newer input', async () => {
  const answers: ((address: string) => void)[] = []
  const resolveName = vi.fn(
    ({ name }: { name: string }) =>
      new Promise<{ name: string; address: string }>((resolve) => {
        answers.push((address) => resolve({ name, address }))
      }),
  )
  const { portico, state, clock } = await arrangeSend({ actions: { resolveName } })
  setSendRecipient(portico, { text: 'one.eth' })
  await clock.advance(500)
  setSendRecipient(portico, { text: 'two.eth' })
  await clock.advance(500)
  answers[1]?.(recipient)
  await clock.flush()
  answers[0]?.(alice)
  await clock.flush()
  expect(state.recipient).toEqual({ status: 'valid', address: recipient, name: 'two.eth' })
})

it('ends the lookup, and its timer, when the form is emptied', async () => {
  const { portico, state, clock } = await arrangeSend()
  setSendRecipient(portico, { text: 'alice.eth' })
  await clock.flush()
  resetSend(portico)
  await clock.flush()
  expect(clock.pending()).toBe(0)
  expect(state.recipient).toEqual({ status: 'empty' })
})
