import { isPorticoError } from './isPorticoError.js'
import type { PorticoError } from './PorticoError.js'
import { walletErrors } from './walletErrors.js'

/** Options of `toWalletError`. */
export type ToWalletErrorOptions = {
  /** How the wallet is connected, if known. */
  readonly source?: 'injected' | 'walletConnect' | undefined
}

type Code = keyof typeof walletErrors.table

const byCode: Readonly<Record<string, Code>> = {
  4001: 'wallet/rejected',
  ACTION_REJECTED: 'wallet/rejected',
  5000: 'wallet/rejected',
  5001: 'wallet/rejected',
  5002: 'wallet/rejected',
  5003: 'wallet/rejected',
  4100: 'wallet/unauthorized',
  3001: 'wallet/unauthorized',
  4200: 'wallet/unsupported-method',
  '-32601': 'wallet/unsupported-method',
  '-32004': 'wallet/unsupported-method',
  5101: 'wallet/unsupported-method',
  10001: 'wallet/unsupported-method',
  4900: 'wallet/disconnected',
  6000: 'wallet/disconnected',
  4901: 'wallet/chain-disconnected',
  4902: 'wallet/unrecognized-chain',
  5100: 'wallet/unrecognized-chain',
  '-32002': 'wallet/request-pending',
  '-32603': 'wallet/invalid-chain-id',
  32603: 'wallet/invalid-chain-id',
}

/** Generic errors. A more specific code nested deeper, or a text that indicates a rejection, takes precedence. */
const vague: readonly Code[] = ['wallet/invalid-chain-id', 'wallet/default']

const refusal =
  /\buser\b(?! ?op).{0,20}\b(reject|denied|declin|cancel|disapprov)|\b(reject|denied|declin|cancel|disapprov)\w*\b.{0,20}\buser\b|^(rejected|cancell?ed|declined|denied)\b/i

/**
 * Maps whatever a wallet threw to the catalogue: by the codes of the value itself, `data.originalError`, `cause`,
 * `info.error` and `error`; only a value without any known code is judged by its text (a bare -32603 counts as none). 4001 and the 5000 family mean
 * that the person declined. An error of this package is returned as it is.
 *
 * @param error The thrown value: an Error, a plain object or a string.
 * @param options With `source: 'injected'` a bare 5000 whose text speaks of no refusal is `wallet/default`: injected
 * wallets use that number for any failure. Without it, or over WalletConnect, 5000 is `wallet/rejected`.
 */
export function toWalletError(error: unknown, options: ToWalletErrorOptions = {}): PorticoError {
  if (isPorticoError(error)) return error
  const layers = collectLayers(error)
  const refused = layers.some((layer) => refusal.test(textOf(layer)))
  const codes = layers.flatMap((layer): Code | readonly Code[] => {
    const raw = String(readProperty(layer, 'code') ?? '')
    if (raw === '5000' && options.source === 'injected' && !refused) return 'wallet/default'
    return Object.hasOwn(byCode, raw) ? (byCode[raw] ?? []) : []
  })
  const code = codes.find((candidate) => !vague.includes(candidate)) ?? (refused ? 'wallet/rejected' : codes[0])
  if (code) return walletErrors(code, undefined, { cause: error })
  const reason = layers.map(textOf).find((text) => text !== '')
  return walletErrors('wallet/failed', reason === undefined ? {} : { reason: reason.slice(0, 200) }, { cause: error })
}

/** Returns the value and what it wraps, outermost first. Limited, because a hostile value may wrap itself. */
function collectLayers(error: unknown): readonly unknown[] {
  const layers: unknown[] = [error]
  for (let index = 0; index < layers.length && layers.length < 12; index++) {
    const layer = layers[index]
    const inner = [
      readProperty(readProperty(layer, 'data'), 'originalError'),
      readProperty(layer, 'cause'),
      readProperty(readProperty(layer, 'info'), 'error'),
      readProperty(layer, 'error'),
    ]
    layers.push(...inner.filter((value) => value !== undefined && value !== null && !layers.includes(value)))
  }
  return layers
}

function textOf(layer: unknown): string {
  const text = typeof layer === 'string' ? layer : readProperty(layer, 'message')
  return typeof text === 'string' ? text : ''
}

function readProperty(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  try {
    return Reflect.get(value, name)
  } catch {
    return undefined
  }
}
