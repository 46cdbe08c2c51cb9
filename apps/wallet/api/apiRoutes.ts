import * as z from 'zod/mini'
import { assetRoutes } from './assetRoutes.js'
import { chainRoutes } from './chainRoutes.js'
import { list } from './fields.js'
import { keepRoutes } from './keepRoutes.js'
import { loginRoutes } from './loginRoutes.js'
import { solanaRoutes } from './solanaRoutes.js'
import { userRoutes } from './userRoutes.js'

/**
 * Everything that the wallet's pages can ask its server, by path, with what a request says and what is answered. All are
 * POST. The server checks requests by it, the pages check answers, and both have their types from here.
 */
export const apiRoutes = {
  ...loginRoutes,
  ...userRoutes,
  ...keepRoutes,
  ...chainRoutes,
  ...assetRoutes,
  ...solanaRoutes,
} as const satisfies Readonly<Record<string, { readonly request: z.ZodMiniType; readonly answer: z.ZodMiniType }>>

export type ApiPath = keyof typeof apiRoutes

/** What a page sends. */
export type ApiQuestion<path extends ApiPath> = z.input<(typeof apiRoutes)[path]['request']>

/** The same as the server reads it: fields that nobody described are gone. */
export type ApiBody<path extends ApiPath> = z.output<(typeof apiRoutes)[path]['request']>

/** What the server answers. */
export type ApiReply<path extends ApiPath> = z.input<(typeof apiRoutes)[path]['answer']>

/** The same as a page reads it. */
export type ApiAnswer<path extends ApiPath> = z.output<(typeof apiRoutes)[path]['answer']>

/** Returns whether a path is one of the API's. */
export const isApiPath = (path: string): path is ApiPath => Object.hasOwn(apiRoutes, path)

/** Answer of `GET /api/config?projectId=…`: what a frame has to know of the wallet. */
export const configSchema = z.object({
  /** Patterns of the origins that may embed the project's wallet. */
  allowedOrigins: list(z.string()),
  chains: list(
    z.object({
      id: z.number(),
      name: z.string(),
      symbol: z.string(),
      /** Whether the wallet tells what an account holds there. */
      assets: z.optional(z.boolean()),
    }),
  ),
  solana: list(z.object({ id: z.string(), name: z.string() })),
  /** Version that the frame should report, if not its own. */
  version: z.optional(z.string()),
})

export type ConfigAnswer = z.output<typeof configSchema>
