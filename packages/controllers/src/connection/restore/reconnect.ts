import type { ChainNamespace } from '@portico/core'
import { definePart } from '../../instance/definePart.js'
import { ensureLive } from '../../instance/ensureLive.js'
import { getInternals } from '../../instance/getInternals.js'
import { getPart } from '../../instance/getPart.js'
import type { Portico } from '../../instance/Portico.js'
import { type Ending, endingsPart } from '../links/endingsPart.js'
import { wakeReactions } from '../links/linkConnection.js'
import { outcomesPart } from '../links/outcomesPart.js'
import { keepSession } from '../state/keepSession.js'
import { endStored } from './endStored.js'
import { readSession } from './readSession.js'
import { resume } from './resume.js'

const runningPart = definePart({
  key: 'reconnect',
  create: (): { promise: Promise<void> | undefined } => ({ promise: undefined }),
})

/**
 * Restores the connections of an earlier visit without a prompt; `start` calls this by itself. Resolves once each is
 * connected or known not to be; failures are in the state's `reason`. Concurrent calls share one attempt.
 *
 * @param portico The instance, started.
 * @throws `instance/destroyed`
 */
export async function reconnect(portico: Portico): Promise<void> {
  const running = getPart(portico, runningPart)
  running.promise ??= resumeStored(portico).finally(() => {
    running.promise = undefined
  })
  return running.promise
}

async function resumeStored(portico: Portico): Promise<void> {
  const { stores } = ensureLive(portico)
  keepSession(portico)
  const awake = wakeReactions(portico)
  const outcomes = getPart(portico, outcomesPart)
  readSession(portico)
  for (const group of groupByConnector(getPart(portico, endingsPart).splice(0))) void endStored(portico, group)
  const stored = Object.entries(stores.connection.namespaces).flatMap(([namespace, { status, connectorId }]) =>
    status === 'reconnecting' && connectorId !== undefined ? { connectorId, namespace } : [],
  )
  await Promise.all(groupByConnector(stored).map((group) => resume(portico, { ...group, reason: 'restored' })))
  leaveLostNamespace(portico)
  await awake
  outcomes.emit('resumed', undefined)
}

type Group = { readonly connectorId: string; readonly namespaces: readonly ChainNamespace[] }

function groupByConnector(all: readonly Ending[]): readonly Group[] {
  return [...new Set(all.map(({ connectorId }) => connectorId))].map((connectorId) => ({
    connectorId,
    namespaces: all.filter((each) => each.connectorId === connectorId).map(({ namespace }) => namespace),
  }))
}

/** If the active namespace could not be restored but another one was, makes that one active. */
function leaveLostNamespace(portico: Portico): void {
  const { connection } = getInternals(portico).stores
  const { activeNamespace, namespaces } = connection
  const reason = namespaces[activeNamespace]?.reason
  if (reason !== 'not-resumed' && reason !== 'failed') return
  const found = Object.entries(namespaces).find(([, state]) => state.reason === 'restored')
  if (found) connection.activeNamespace = found[0]
}
