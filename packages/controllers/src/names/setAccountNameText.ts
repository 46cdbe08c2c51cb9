import { isPorticoError } from '@portico/core'
import { nameErrors, wait } from '@portico/core/internal'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { accountNamePart, accountNameWorkPart } from './accountNamePart.js'
import { checkAccountName } from './checkAccountName.js'
import { suggestAccountNames } from './suggestAccountNames.js'
import { toAccountName } from './toAccountName.js'

/** How long to wait for the next key before the service is asked, in milliseconds. */
const debounceMs = 500

/** What `setAccountNameText` takes. */
export type SetAccountNameTextParameters = {
  /** What the user typed: a name with or without the zone. */
  readonly text: string
}

/**
 * Sets the name of the form. After 500 ms the data service is asked whether it is free, and for names like it. Newer
 * input ends that, so that an old answer never stands for it; the same input asks again.
 *
 * @param portico The instance.
 * @param parameters The text.
 * @throws `name/in-progress` while a name is signed for or registered.
 */
export function setAccountNameText(portico: Portico, { text }: SetAccountNameTextParameters): void {
  const state = getPart(portico, accountNamePart)
  const work = getPart(portico, accountNameWorkPart)
  if (state.phase === 'signing' || state.phase === 'registering') throw nameErrors('name/in-progress')
  work.check.abort()
  Object.assign(state, { text, name: undefined, problem: undefined, suggestions: [], suggestionsStatus: 'idle' })
  Object.assign(state, { availability: 'empty', phase: 'draft', declined: false, error: undefined })
  if (text.trim() === '') return
  try {
    state.name = toAccountName(portico, text)
  } catch (problem) {
    Object.assign(state, { availability: 'invalid', problem })
    return
  }
  Object.assign(state, { availability: 'checking', suggestionsStatus: 'loading' })
  work.check = new AbortController()
  ask(portico, { name: state.name, signal: work.check.signal })
}

async function ask(portico: Portico, question: { readonly name: string; readonly signal: AbortSignal }): Promise<void> {
  const { signal } = question
  const { clock, lifetime, logger } = portico[internals]
  const state = getPart(portico, accountNamePart)
  await wait({ clock, ms: debounceMs, signal })
  const isEnded = () => signal.aborted || lifetime.aborted
  if (isEnded()) return
  const check = checkAccountName(portico, question).then(
    ({ status }) => ({ availability: status }),
    (problem: unknown) => ({ availability: 'failed', problem }),
  )
  const suggest = suggestAccountNames(portico, question).then(
    (suggestions) => ({ suggestions, suggestionsStatus: 'ready' }),
    (error: unknown) => {
      if (!isEnded() && isPorticoError(error)) logger.warn(error.shortMessage, { error })
      return { suggestionsStatus: 'error' }
    },
  )
  const show = (change: object) => {
    if (!isEnded()) Object.assign(state, change)
  }
  await Promise.all([check.then(show), suggest.then(show)])
}
