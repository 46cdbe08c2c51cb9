import { RpcError } from '@portico/app-parts/solana/RpcError'
import { accountMethods } from './accountMethods.js'
import { blockMethods } from './blockMethods.js'
import { historyMethods } from './historyMethods.js'
import type { RpcContext, RpcMethods } from './RpcMethod.js'
import { tokenMethods } from './tokenMethods.js'
import { transactionMethods } from './transactionMethods.js'

const methods: RpcMethods = {
  ...accountMethods,
  ...tokenMethods,
  ...blockMethods,
  ...transactionMethods,
  ...historyMethods,
}

/**
 * Answers one JSON-RPC call.
 *
 * @param getContext Returns what the methods work with.
 * @param call The call as received.
 */
export function answerCall(context: RpcContext, call: unknown): object {
  const id: unknown = readField(call, 'id') ?? null
  const [method, params] = [readField(call, 'method'), readField(call, 'params')]
  try {
    if (typeof method !== 'string') throw new RpcError(-32600, 'Invalid request')
    const run = Object.hasOwn(methods, method) ? methods[method] : undefined
    if (!run) throw new RpcError(-32601, 'Method not found')
    const { error } = context.faults
    if (error && isMeant(context, method)) throw new RpcError(error.code, error.message, error.data)
    return { jsonrpc: '2.0', id, result: run(context, Array.isArray(params) ? params : []) }
  } catch (error) {
    const { code, message, data } = error instanceof RpcError ? error : new RpcError(-32603, `Internal error: ${error}`)
    return { jsonrpc: '2.0', id, error: { code, message, ...(data !== undefined && { data }) } }
  }
}

/** Returns whether the faults of a space apply to a method. */
export function isMeant({ faults }: Pick<RpcContext, 'faults'>, method: unknown): boolean {
  return !faults.methods || faults.methods.some((name) => name === method)
}

function readField(call: unknown, name: string): unknown {
  return typeof call === 'object' && call !== null ? Reflect.get(call, name) : undefined
}
