import { parseArgs } from 'node:util'
import { defaultBasePort, lastBasePort } from './ports.js'
import type { StartStackParameters } from './startStack.js'

/**
 * Reads the options of the stack's command.
 *
 * @param args Command line: `--port <number>`, `--dev`, `--no-web`, `--no-faucet`, `--postgres`.
 * @param env Environment with `PORTICO_LAB_PORT`, and `PORTICO_LAB_POSTGRES`: `1` for `--postgres`.
 * @throws Error If the port is invalid.
 */
export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Required<Pick<StartStackParameters, 'basePort' | 'pages' | 'faucet' | 'isOnPostgres'>> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string' },
      dev: { type: 'boolean' },
      'no-web': { type: 'boolean' },
      'no-faucet': { type: 'boolean' },
      postgres: { type: 'boolean' },
    },
  })
  const text = values.port ?? (env.PORTICO_LAB_PORT || `${defaultBasePort}`)
  const basePort = Number(text)
  if (!Number.isInteger(basePort) || basePort < 1024 || basePort > lastBasePort)
    throw new Error(
      `The base port must be a whole number from 1024 to ${lastBasePort}, not "${text}" (PORTICO_LAB_PORT).`,
    )
  const pages = values['no-web'] ? 'none' : values.dev ? 'sources' : 'built'
  return {
    basePort,
    pages,
    faucet: !values['no-faucet'],
    isOnPostgres: values.postgres ?? env.PORTICO_LAB_POSTGRES === '1',
  }
}
