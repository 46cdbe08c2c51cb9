import * as z from 'zod/mini'
import { defineRequest } from './defineRequest.js'
import { nothing } from './fields.js'
import { frameTimeouts } from './frameTimeouts.js'

const background = { timeoutMs: frameTimeouts.request, isBackground: true } as const

/** Requests that tell the frame about the app. */
export const appRequests = {
  SYNC_THEME: defineRequest({
    request: z.object({
      themeMode: z.optional(z.enum(['light', 'dark'])),
      themeVariables: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
      w3mThemeVariables: z.optional(z.record(z.string(), z.string())),
    }),
    reply: nothing,
    waitsForReady: false,
    ...background,
  }),
  SYNC_DAPP_DATA: defineRequest({
    request: z.object({
      metadata: z.optional(
        z.object({ name: z.string(), description: z.string(), url: z.string(), icons: z.array(z.string()) }),
      ),
      sdkVersion: z.optional(z.string()),
      sdkType: z.optional(z.string()),
      projectId: z.string(),
    }),
    reply: nothing,
    waitsForReady: false,
    ...background,
  }),
  RELOAD: defineRequest({ request: nothing, reply: nothing, ...background }),
} as const
