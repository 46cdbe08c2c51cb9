/** A failure that is answered as a JSON-RPC error. */
export class RpcError extends Error {
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** Says that a request's parameters cannot be understood. */
export function invalidParams(message: string): RpcError {
  return new RpcError(-32602, message)
}
