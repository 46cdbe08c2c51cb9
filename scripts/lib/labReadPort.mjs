/**
 * Reads the lab's base port, before anything is installed; the stack checks its range and its other ports itself.
 *
 * @param {readonly string[]} args Command line, with `--port <number>` or `--port=<number>`.
 * @param {NodeJS.ProcessEnv} env
 * @returns {number}
 * @throws {Error} When it is not a whole number.
 */
export function readLabPort(args, env) {
  const joined = args.find((arg) => arg.startsWith('--port='))?.slice('--port='.length)
  const separate = args.includes('--port') ? (args[args.indexOf('--port') + 1] ?? '') : undefined
  const text = joined ?? separate ?? (env.PORTICO_LAB_PORT || '4400')
  if (!/^\d{4,5}$/.test(text)) throw new Error(`The base port must be a number such as 4500, not "${text}".`)
  return Number(text)
}
