import type { output } from 'zod/mini'
import { accountRequests } from './accountRequests.js'
import { appRequests } from './appRequests.js'
import type { RequestDefinition } from './defineRequest.js'
import { emailRequests } from './emailRequests.js'
import { rpcRequests } from './rpcRequests.js'
import { socialRequests } from './socialRequests.js'

/**
 * Every request an app may send: `@w3m-app/<name>`, answered by `@w3m-frame/<name>_SUCCESS` or `_ERROR`. Fields that
 * a schema does not name are dropped on either side.
 */
export const frameRequests = {
  ...emailRequests,
  ...socialRequests,
  ...accountRequests,
  ...appRequests,
  ...rpcRequests,
} as const satisfies Readonly<Record<string, RequestDefinition>>

/** Names of the requests of the protocol. */
export type FrameRequestName = keyof typeof frameRequests

/** Payloads of each request and of its reply, after validation. */
export type FrameRequests = {
  readonly [name in FrameRequestName]: {
    readonly request: output<(typeof frameRequests)[name]['request']>
    readonly reply: output<(typeof frameRequests)[name]['reply']>
  }
}

/** Returns whether a text is the name of a request. Names of inherited object properties are not. */
export function isFrameRequestName(name: string): name is FrameRequestName {
  return Object.hasOwn(frameRequests, name)
}
