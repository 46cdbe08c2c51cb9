import type { ConnectSignIn } from '@portico/core'
import { base, mainnet } from '@portico/core/networks'
import { createFakeContext } from '@portico/core/testing'
import { describe, expect, it } from 'vitest'
import type { SessionRecord } from '../port/SignClientPort.js'
import { buildNamespaces } from '../session/buildNamespaces.js'
import { claimPairing, listOwnPairings, sessionLifetime } from '../storage/ownPairings.js'
import { listPendingPairings, rememberPendingPairing } from '../storage/pendingPairings.js'
import { createFakeSession } from '../testing/createFakeSession.js'
import { type CreateFakeSignClientOptions, createFakeSignClient } from '../testing/createFakeSignClient.js'
import { walletConnect } from './walletConnect.js'

// The connector's code loads on first use.
const pollOptions = { timeout: 5000 }
const namespaces = ['eip155']
const chains = [mainnet, base].map((network) => network.caipNetworkId)
const topic = 'a'.repeat(64)
const answer: SessionRecord = { ...createFakeSession({ proposed: buildNamespaces({ chains }) }), pairingTopic: topic }

/** A page after a reload, with one stored proposal. */
function arrange(options: CreateFakeSignClientOptions = { openProposals: [topic] }) {
  const client = createFakeSignClient(options)
  const lifetime = new AbortController()
  const context = createFakeContext({ networks: [mainnet, base], lifetime: lifetime.signal })
  rememberPendingPairing(context, {
    topic,
    until: context.clock.now() + 60_000,
    namespaces,
    wallet: undefined,
    link: undefined,
  })
  const connector = walletConnect({ client })(context)
  const resume = (signal = new AbortController().signal) =>
    connector.restore({ namespaces, chains, signal, pairing: true })
  const isListening = () => expect.poll(() => client.listenerCount(), pollOptions).toBe(1)
  const expectQuiet = () => expect([client.listenerCount(), context.clock.pending()]).toEqual([0, 0])
  return { client, connector, context, resume, isListening, expectQuiet }
}

describe('restore of an earlier pairing', () => {
  it('adopts the session that answers a proposal of before, and forgets it', async () => {
    const { client, context, resume, isListening, expectQuiet } = arrange()
    const resuming = resume()
    await isListening()
    client.emit('session_connect', { session: { ...answer, pairingTopic: 'b'.repeat(64) } })
    client.emit('session_connect', { session: answer })
    const connection = await resuming
    expect(connection?.approved('eip155')).toEqual(chains)
    expect(client.calls).toEqual([])
    expect(listPendingPairings(context)).toEqual([])
    expect(listOwnPairings(context)).toEqual([{ topic, until: context.clock.now() + sessionLifetime }])
    connection?.release?.()
    expectQuiet()
  })

  it('adopts a session that was settled before anybody asked', async () => {
    const { resume } = arrange({ sessions: [answer] })
    const connection = await resume()
    expect(connection?.accounts('eip155')).toHaveLength(1)
    connection?.release?.()
  })

  describe('whose wallet signs in while it connects', () => {
    const address = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
    const metadata = { name: 'Wallet', description: '', url: 'https://wallet.example', icons: [] }
    const recap = `urn:recap:${btoa(JSON.stringify({ att: { eip155: { 'request/personal_sign': [{ chains }] } } }))}`
    const words = { domain: 'app.example', aud: 'https://app.example', nonce: 'abcdefgh' }
    const cacao = {
      h: { t: 'caip122' },
      p: { ...words, iss: `did:pkh:${chains[0]}:${address}`, resources: [recap] },
      s: { t: 'eip191', s: '0x01' },
    }
    const record = (given = topic) => ({
      topic: given,
      request: {
        method: 'wc_sessionAuthenticate',
        params: { requester: { publicKey: 'ours', metadata }, authPayload: { ...words, chains } },
      },
      response: { result: { cacaos: [cacao], responder: { publicKey: 'theirs', metadata } } },
    })
    function arrangeSignIn(history: readonly unknown[] = []) {
      const test = arrange({ openProposals: [topic], history, authenticates: true })
      const kept: unknown[] = []
      const signIn: ConnectSignIn = {
        createMessage: async () => undefined,
        keep: async (sessions) => void kept.push(...sessions),
        decline: () => {},
      }
      const { signal } = new AbortController()
      const resume = () => test.connector.restore({ namespaces, chains, signal, pairing: true, signIn })
      return { ...test, kept, resume }
    }
    const signedIn = [
      expect.objectContaining({
        data: expect.objectContaining({ accountAddress: address, chainId: chains[0], nonce: 'abcdefgh' }),
        signature: '0x01',
      }),
    ]

    it('settles the session for the page that asked, and hands on what was signed', async () => {
      const { client, context, kept, resume, expectQuiet } = arrangeSignIn()
      const resuming = resume()
      await expect.poll(() => client.listenerCount(), pollOptions).toBe(2)
      client.answer({ ...record(), response: undefined })
      client.answer(record('b'.repeat(64)))
      client.answer(record())
      const connection = await resuming
      expect(connection?.accounts('eip155')).toMatchObject([{ address }])
      expect(kept).toEqual(signedIn)
      expect(client.session.getAll()).toMatchObject([{ topic: 'ours+theirs', pairingTopic: topic }])
      expect(listPendingPairings(context)).toEqual([])
      expect('Buffer' in globalThis ? Buffer.name : undefined).toBe('Buffer')
      connection?.release?.()
      expectQuiet()
    })

    it('leaves the answer to the tab that took it or gave it up', async () => {
      const { client, context, kept, resume, expectQuiet } = arrangeSignIn()
      const resuming = resume()
      await expect.poll(() => client.listenerCount(), pollOptions).toBe(2)
      context.store.remove({ name: '@portico/pairings', parse: String, format: String })
      client.answer(record())
      expect(await resuming).toBeUndefined()
      expect([client.calls, client.session.getAll(), kept]).toEqual([[], [], []])
      expectQuiet()
    })

    it('finds an answer that came before anybody asked', async () => {
      const { client, kept, resume } = arrangeSignIn([record()])
      const connection = await resume()
      expect(kept).toEqual(signedIn)
      expect(client.session.getAll()).toHaveLength(1)
      connection?.release?.()
    })

    it('hands on what was signed with a session that the page before had settled', async () => {
      const test = arrangeSignIn([record()])
      test.client.setSession(answer.topic, answer)
      const connection = await test.resume()
      expect(test.kept).toEqual(signedIn)
      expect(test.client.session.getAll()).toEqual([answer])
      connection?.release?.()
    })
  })

  it('ends a session that fails the checks', async () => {
    const { client, context, resume, isListening, expectQuiet } = arrange()
    const resuming = resume()
    await isListening()
    client.emit('session_connect', { session: { ...answer, namespaces: {} } })
    await expect(resuming).rejects.toMatchObject({ code: 'wallet/no-accounts' })
    expect(client.calls).toMatchObject([{ name: 'disconnect', parameters: { topic: answer.topic } }])
    expect(listPendingPairings(context)).toEqual([])
    expectQuiet()
  })

  it('opens no second connection of a session that was resumed as a stored one', async () => {
    const { client, connector, context, resume } = arrange({ sessions: [answer] })
    claimPairing(context, { topic, until: context.clock.now() + 60_000 })
    const connection = await connector.restore({ namespaces, chains, signal: new AbortController().signal })
    expect(connection?.accounts('eip155')).toHaveLength(1)
    expect(await resume()).toBeUndefined()
    expect(client.calls).toEqual([])
    expect(listPendingPairings(context)).toEqual([])
    expect(listOwnPairings(context)).toEqual([{ topic, until: context.clock.now() + sessionLifetime }])
    connection?.release?.()
  })

  it('keeps what is remembered when the client does not start', async () => {
    const { context } = arrange()
    const load = async () => {
      throw new Error('offline')
    }
    const { restore } = walletConnect({ client: load })(context)
    const { signal } = new AbortController()
    await expect(restore({ namespaces, chains, signal, pairing: true })).rejects.toThrow('offline')
    expect(listPendingPairings(context)).toHaveLength(1)
  })

  it('waits for nothing when the wallet has declined meanwhile', async () => {
    const { context, resume, expectQuiet } = arrange({ openProposals: [] })
    expect(await resume()).toBeUndefined()
    expect(listPendingPairings(context)).toEqual([])
    expectQuiet()
  })

  it('stops waiting when nobody can answer any more', async () => {
    const { context, resume, isListening, expectQuiet } = arrange()
    const resuming = resume()
    await isListening()
    await context.clock.advance(60_000)
    expect(await resuming).toBeUndefined()
    expectQuiet()
  })

  it('leaves the session to the tab that took it or gave it up', async () => {
    const { client, context, resume, isListening, expectQuiet } = arrange()
    const resuming = resume()
    await isListening()
    context.store.remove({ name: '@portico/pairings', parse: String, format: String })
    client.emit('session_connect', { session: answer })
    expect(await resuming).toBeUndefined()
    expect(client.calls).toEqual([])
    expectQuiet()
  })

  it('keeps what is remembered when the instance ends first', async () => {
    const { context, resume, isListening, expectQuiet } = arrange()
    const ending = new AbortController()
    const resuming = resume(ending.signal)
    await isListening()
    ending.abort()
    expect(await resuming).toBeUndefined()
    expect(listPendingPairings(context)).toHaveLength(1)
    expectQuiet()
  })

  it('remembers a code until the session is open, for the page may go away right after the answer', async () => {
    const { client, connector, context } = arrange()
    context.store.remove({ name: '@portico/pairings', parse: String, format: String })
    let known = (_: string) => {}
    Object.assign(client.core.crypto, { getClientId: () => new Promise<string>((resolve) => (known = resolve)) })
    const { signal } = new AbortController()
    const connecting = connector.connect({ namespaces, chains, signal })
    await expect.poll(() => client.proposals, pollOptions).toHaveLength(1)
    client.proposals[0]?.approve()
    await expect.poll(() => client.session.getAll()).toHaveLength(1)
    await new Promise((resolve) => setImmediate(resolve))
    expect(listPendingPairings(context)).toHaveLength(1)
    known('did:key:z')
    const connection = await connecting
    expect(listPendingPairings(context)).toEqual([])
    expect(listOwnPairings(context)).toEqual([{ topic: '0'.repeat(64), until: context.clock.now() + sessionLifetime }])
    connection.release?.()
  })

  it('remembers a code as long as its pairing lasts, and takes none of its own page for an earlier one', async () => {
    const { client, connector, context } = arrange()
    context.store.remove({ name: '@portico/pairings', parse: String, format: String })
    const ending = new AbortController()
    const connecting = connector.connect({ namespaces, chains, signal: ending.signal })
    await expect
      .poll(() => listPendingPairings(context), pollOptions)
      .toMatchObject([{ topic: '0'.repeat(64), namespaces }])
    expect(await connector.restore({ namespaces, chains, signal: ending.signal, pairing: true })).toBeUndefined()
    expect(listPendingPairings(context)).toHaveLength(1)
    ending.abort()
    await expect(connecting).rejects.toMatchObject({ code: 'connection/aborted' })
    expect(listPendingPairings(context)).toEqual([])
    expect(client.listenerCount()).toBe(0)
  })
})
