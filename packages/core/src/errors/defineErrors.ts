import { PorticoError } from './PorticoError.js'

/** An error of a table: its text for developers, and its codes elsewhere. */
export type ErrorDefinition = {
  /** Exact text for developers: what happened, why, and what to do. A function if it contains parameters. */
  readonly message: string | ((params: never) => string)
  /** Numeric wallet or session-protocol code. */
  readonly rpcCode?: number
}

type ParamsOf<definition extends ErrorDefinition> = definition['message'] extends (params: infer params) => string
  ? params
  : Record<string, unknown> | undefined

/** Creates the errors of one table by their codes. */
export type ErrorFactory<table extends Record<string, ErrorDefinition>> = {
  <code extends keyof table & string>(
    code: code,
    params?: ParamsOf<table[code]>,
    options?: { readonly cause?: unknown },
  ): PorticoError<code, ParamsOf<table[code]>>
  readonly table: table
}

/**
 * Creates the error factory of one domain from its table.
 *
 * @param table Codes of the domain, each with its exact developer-facing text.
 * @example
 * export const httpErrors = defineErrors({
 *   'http/status': { message: (p: { status: number }) => `HTTP status code: ${p.status}` },
 * })
 * throw httpErrors('http/status', { status: 503 })
 */
export function defineErrors<const table extends Record<string, ErrorDefinition>>(table: table): ErrorFactory<table> {
  const create = (code: keyof table & string, params?: unknown, options: { readonly cause?: unknown } = {}) => {
    // `create` is given the codes of the table alone, by its type below.
    const definition = table[code] as ErrorDefinition
    const message = definition.message
    // The factory's signature ties params to the code, so the table's own function takes them.
    const shortMessage =
      typeof message === 'function' ? (message as (params: unknown) => string)(params ?? {}) : message
    return new PorticoError(code, params, { shortMessage, cause: options.cause, rpcCode: definition.rpcCode })
  }
  // The factory ties each code to its params, which one function for all codes cannot say.
  return Object.assign(create, { table }) as ErrorFactory<table>
}
