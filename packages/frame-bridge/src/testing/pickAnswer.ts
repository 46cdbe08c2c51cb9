import type { Script, ScriptedAnswer, ScriptedRequest } from './ScriptedReply.js'

/**
 * Finds what a script says to a request.
 *
 * @param script The script of the request's name.
 * @param request The request.
 * @param earlier How many requests of that name came before.
 */
export async function pickAnswer(
  script: Script | undefined,
  request: ScriptedRequest,
  earlier: number,
): Promise<ScriptedAnswer> {
  if (typeof script === 'function') return script(request)
  // `Array.isArray` does not narrow readonly arrays, and an answer is never an array.
  const answers = (Array.isArray(script) ? script : [script]) as readonly (ScriptedAnswer | undefined)[]
  return answers[earlier] ?? answers.at(-1) ?? { error: `No script for ${request.name}` }
}
