import { base, mainnet, solana } from '@portico/core/networks'
import { createFakeConnection, createFakeConnector, createFaultyStorage } from '@portico/core/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { getInternals } from '../../instance/getInternals.js'
import { getPart } from '../../instance/getPart.js'
import { createTestPortico } from '../../testing/createTestPortico.js'
import { attemptsPart } from '../links/attemptsPart.js'
import { linksPart } from '../links/linksPart.js'
import { reconnect } from '../restore/reconnect.js'
import { followTabs } from '../tabs/followTabs.js'
import { cancelConnect } from './cancelConnect.js'
import { connect } from './connect.js'
import { disconnect } from './disconnect.js'
import { switchNetwork } from './switchNetwork.js'

const ids = ['first', 'second', 'multi'] as const
const namespaces = ['eip155', 'solana'] as const

/** A wallet that ignores abort signals: an aborted request may still be approved later. */
function createStubborn(id: string, names: readonly string[]) {
  const connection = createFakeConnection({ connectorId: id, namespaces: names })
  const fake = createFakeConnector({ id, namespaces: names, connection })
  const { signal } = new AbortController()
  return {
    ...fake,
    connect: (parameters: Parameters<typeof fake.connect>[0]) => fake.connect({ ...parameters, signal }),
    restore: (parameters: Parameters<typeof fake.restore>[0]) => fake.restore({ ...parameters, signal }),
  }
}

function arrange() {
  const wallets = [createStubborn('first', ['eip155']), createStubborn('second', ['eip155'])]
  const multi = createStubborn('multi', namespaces)
  const instance = crypto.randomUUID()
  // An earlier visit has left a connection, which `reconnect` may resume.
  const stored = JSON.stringify({ eip155: [{ connectorId: 'first', accounts: [{ address: '0xA' }] }] })
  const test = createTestPortico({
    id: instance,
    storage: createFaultyStorage({ [`@appkit:${instance}/connections`]: stored }),
    wallets,
    connectors: [multi],
    networks: [mainnet, base, solana],
  })
  const { portico, clock } = test
  const all = { first: wallets[0] ?? multi, second: wallets[1] ?? multi, multi }
  const pending: Promise<unknown>[] = []
  let release = () => {}
  let late = new Promise<void>((resolve) => (release = resolve))
  let [open, connects, approvals] = [0, 0, 0]
  portico.on('connect', ({ namespace, reconnect: resumed }) => {
    if (namespace === 'eip155' && !resumed) connects++
  })
  const track = (promise: Promise<unknown>) => {
    open++
    pending.push(promise.catch(() => undefined).finally(() => open--))
  }
  const toOutcome = (how: 'resolve' | 'late' | 'fail') =>
    how === 'late' ? late : how === 'fail' ? { error: new Error('no') } : how
  const commands = {
    connect: (id: keyof typeof all) => track(connect(portico, { connectorId: id }).then(() => approvals++)),
    disconnect: (_: unknown, namespace: string) => track(disconnect(portico, { namespace })),
    disconnectAll: () => track(disconnect(portico)),
    reconnect: () => track(reconnect(portico)),
    switch: (_: unknown, namespace: string) =>
      track(switchNetwork(portico, { networkId: namespace === 'solana' ? solana.caipNetworkId : base.caipNetworkId })),
    cancel: () => cancelConnect(portico),
    otherTab: () => followTabs(portico, undefined),
    endedInOtherTab: (_: unknown, namespace: string) => followTabs(portico, [namespace]),
    empty: (id: keyof typeof all, namespace: string) => all[id].connection.setAccounts(namespace, []),
    accounts: (id: keyof typeof all) => all[id].connection.setAccounts('eip155', ['0xA', '0xB']),
    network: (id: keyof typeof all) => all[id].connection.setNetwork('eip155:999'),
    end: (id: keyof typeof all) => all[id].connection.end(),
    release() {
      release()
      late = new Promise((resolve) => (release = resolve))
    },
    flush: () => clock.flush(),
    wait: () => clock.advance(200),
    onConnect: (id: keyof typeof all, _: unknown, how: 'resolve' | 'late' | 'fail') =>
      all[id].onConnect(toOutcome(how)),
    onRestore: (id: keyof typeof all, _: unknown, how: 'resolve' | 'late' | 'fail') =>
      all[id].onRestore(toOutcome(how)),
    onSwitch: (id: keyof typeof all, _: unknown, how: 'resolve' | 'late' | 'fail') =>
      all[id].connection.onSwitch(toOutcome(how)),
  }
  return {
    ...test,
    inner: getInternals(portico),
    all: Object.values(all),
    commands,
    pending,
    count: () => ({ open, connects, approvals }),
  }
}

type Commands = ReturnType<typeof arrange>['commands']
const names: readonly (keyof Commands)[] = [
  ...([
    'connect',
    'disconnect',
    'disconnectAll',
    'reconnect',
    'switch',
    'cancel',
    'otherTab',
    'endedInOtherTab',
  ] as const),
  ...(['empty', 'accounts', 'network', 'end', 'release', 'flush', 'wait'] as const),
  ...(['onConnect', 'onRestore', 'onSwitch'] as const),
]
const steps = fc.array(
  fc.tuple(
    fc.constantFrom(...names),
    fc.constantFrom(...ids),
    fc.constantFrom(...namespaces),
    fc.constantFrom('resolve' as const, 'late' as const, 'fail' as const),
  ),
  { maxLength: 50 },
)

it('keeps state, connections and storage in step in any order of events, and leaves nothing behind', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (script) => {
      const { portico, inner, clock, storage, all, commands, pending, count } = arrange()
      const states = () => Object.entries(inner.stores.connection.namespaces)
      for (const [name, id, namespace, how] of script) {
        await commands[name](id, namespace, how)
        for (const [each, { status, connectorId }] of states())
          expect(inner.connections.get(each)?.connectorId).toBe(status === 'connected' ? connectorId : undefined)
      }
      await clock.advance(20_000)
      await clock.flush()
      const waiting = [...getPart(portico, attemptsPart)]
      const stored = JSON.parse(storage.getItem(`@appkit:${portico.id}/connections`) ?? '{}')
      for (const [each, { status, reason, connectorId }] of states()) {
        expect(status).not.toBe('reconnecting')
        const isAwaited = waiting.some(({ kind, namespaces: of }) => kind === 'connect' && of.includes(each))
        if (status === 'connecting') expect(isAwaited).toBe(true)
        if (status === 'connected') expect(stored[each]?.[0]?.connectorId).toBe(connectorId)
        if (status === 'disconnected' && reason === 'user') expect(stored[each]).toBeUndefined()
      }
      const { open, connects, approvals } = count()
      expect(open).toBe(waiting.length)
      // An aborted request connects nothing, even if it is approved later.
      expect(connects).toBeLessThanOrEqual(approvals)
      const last = script.findLastIndex(([name]) => name === 'disconnectAll')
      const begins = script.slice(last).some(([name]) => ['connect', 'reconnect'].includes(name))
      if (last >= 0 && !begins) for (const [, { status }] of states()) expect(status).toBe('disconnected')
      const used = new Set(inner.connections.values())
      expect(getPart(portico, linksPart).size).toBe(used.size)
      for (const { connection } of all) expect(connection.listenerCount() > 0).toBe(used.has(connection))
      portico.destroy()
      await Promise.all(pending)
      await commands.release()
      await clock.flush()
      expect(clock.pending()).toBe(0)
      for (const { connection } of all) expect(connection.listenerCount()).toBe(0)
    }),
    { numRuns: 300 },
  )
}, 30_000)
