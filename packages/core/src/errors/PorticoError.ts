const brand: unique symbol = Symbol.for('@portico/error')

/** Options of `PorticoError`. */
export type PorticoErrorOptions = {
  readonly shortMessage: string
  readonly cause?: unknown
  readonly rpcCode?: number | undefined
}

/**
 * The one error class of Portico. `code` ("domain/what") is stable; `params` holds the facts; `shortMessage` is written
 * for developers and is never shown to a person; `rpcCode` is the numeric wallet or session-protocol code where there
 * is one. Made by the factory of its domain, see `defineErrors`.
 */
export class PorticoError<code extends string = string, params = unknown> extends Error {
  override readonly name = 'PorticoError'
  declare readonly code: code
  declare readonly params: params
  declare readonly shortMessage: string
  declare readonly docsPath: string
  declare readonly rpcCode: number | undefined
  readonly [brand] = true

  constructor(code: code, params: params, options: PorticoErrorOptions) {
    super(options.shortMessage, options.cause === undefined ? undefined : { cause: options.cause })
    this.code = code
    this.params = params
    this.shortMessage = options.shortMessage
    this.docsPath = `docs/errors.md#${code.replace('/', '-')}`
    this.rpcCode = options.rpcCode
  }
}
