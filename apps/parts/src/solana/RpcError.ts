/** An error that is sent to the caller as a JSON-RPC error. */
export class RpcError extends Error {
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** Creates the JSON-RPC error for invalid parameters (-32602). */
export function invalidParams(message: string): RpcError {
  return new RpcError(-32602, message)
}
