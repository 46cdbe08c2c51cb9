import { isRecord, readRecord } from '@portico/core'
import type { SessionNamespace } from '../client/SignClientPort.js'

/**
 * Reads the namespaces of an update. Names and accounts are checked where they are used.
 *
 * @param value What the wallet sent.
 * @returns The namespaces, `undefined` when one of them is malformed.
 */
export function readNamespaces(value: unknown): Readonly<Record<string, SessionNamespace>> | undefined {
  const namespaces = readRecord(value, readNamespace)
  return namespaces && isRecord(value) && Object.keys(namespaces).length === Object.keys(value).length
    ? namespaces
    : undefined
}

function readNamespace(value: unknown): SessionNamespace | undefined {
  if (!isRecord(value)) return undefined
  const { accounts, methods, events, chains = [] } = value
  return isTexts(accounts) && isTexts(methods) && isTexts(events) && isTexts(chains)
    ? { accounts, methods, events, chains }
    : undefined
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}
