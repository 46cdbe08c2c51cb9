import { createLogger, createStore, systemClock, webStorage } from '@portico/core'
import { createFrameClient } from '../client/createFrameClient.js'
import { openFrame } from '../frame/openFrame.js'

const slot = document.body.appendChild(document.createElement('div'))
const logger = createLogger({ level: 'silent' })
const store = createStore({ port: webStorage(), id: '', logger })

/** Opens the wallet of an origin like an app. */
function start(origin: string) {
  const transport = openFrame({ slot, origin, projectId: 'hostile' })
  const client = createFrameClient({ transport, clock: systemClock, logger, store })
  /** Outcome of each request by label: a reply, or an error's code. */
  const outcomes: Record<string, unknown> = {}
  const run = (label: string, ask: (of: typeof client) => Promise<unknown>) => {
    ask(client).then(
      (reply) => {
        outcomes[label] = reply
      },
      (error) => {
        outcomes[label] = error.code
      },
    )
  }
  return { client, element: transport.element, outcomes, run, slot, log: () => logger.entries() }
}

export type AppPage = { start: typeof start; app: ReturnType<typeof start> }

Object.assign(window, {
  start(origin: string) {
    Object.assign(window, { app: start(origin) })
  },
})
