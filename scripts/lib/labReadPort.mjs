/** Highest possible base port of the lab, which uses 50 ports from there. */
export const lastLabPort = 65_535 - 50

/**
 * Reads the base port of the lab, before anything is installed; the stack checks its other ports itself.
 *
 * @param {readonly string[]} args Command line, with `--port <number>` or `--port=<number>`.
 * @param {NodeJS.ProcessEnv} env
 * @returns {number}
 * @throws {Error} When it is no port that a lab can begin at.
 */
export function readLabPort(args, env) {
  const joined = args.find((arg) => arg.startsWith('--port='))?.slice('--port='.length)
  const separate = args.includes('--port') ? (args[args.indexOf('--port') + 1] ?? '') : undefined
  const text = joined ?? separate ?? (env.PORTICO_LAB_PORT || '4400')
  const port = Number(text)
  if (!/^\d{4,5}$/.test(text) || port < 1024 || port > lastLabPort)
    throw new Error(`The base port must be a whole number from 1024 to ${lastLabPort}, not "${text}".`)
  return port
}
