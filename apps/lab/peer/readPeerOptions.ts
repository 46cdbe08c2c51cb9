import { parseArgs } from 'node:util'
import { readOptions } from '../stack/readOptions.js'

/** How the peer wallet's command answers requests. `hang` never answers. */
export type PeerMode = 'ask' | 'approve' | 'reject' | 'hang'

export type PeerOptions = {
  readonly uri: string
  readonly mode: PeerMode
  /** WebSocket URL of another relay, if not the lab's. */
  readonly relay: string | undefined
  /** URL of the running lab. */
  readonly lab: string
}

const modes = ['approve', 'reject', 'hang'] as const

/**
 * Reads the options of the peer wallet's command.
 *
 * @param args Command line: `--uri <wc:…>`, `--approve`, `--reject` or `--hang`, `--relay <ws://…>`, `--port <number>`.
 * @param env Environment with `PORTICO_LAB_PORT`.
 * @throws Error If there is no pairing link, or more than one answer.
 */
export function readPeerOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): PeerOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      uri: { type: 'string' },
      relay: { type: 'string' },
      port: { type: 'string' },
      approve: { type: 'boolean' },
      reject: { type: 'boolean' },
      hang: { type: 'boolean' },
    },
  })
  const { uri = '', relay, port } = values
  if (!uri.startsWith('wc:')) throw new Error('Give the pairing link: --uri "wc:…". The button "Copy link" copies it.')
  const [mode = 'ask', second] = modes.filter((name) => values[name])
  if (second) throw new Error(`Only one of --approve, --reject and --hang can be given, not --${mode} and --${second}.`)
  const { basePort } = readOptions(port ? ['--port', port] : [], env)
  return { uri, mode, relay, lab: `http://localhost:${basePort}` }
}
