import { settle } from '@portico/core/internal'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { editSend } from './editSend.js'
import { findRecipient } from './findRecipient.js'
import { sendErrors } from './sendErrors.js'
import { sendWorkPart } from './sendWorkPart.js'

/** What `setSendRecipient` takes. */
export type SetSendRecipientParameters = {
  /** What the user typed or pasted: an address or a name. */
  readonly text: string
}

/**
 * Sets the recipient: an address of the form's namespace, or a name, which is looked up on the form's network after a
 * debounce of 500 ms. Newer input aborts a lookup, so that an old result never replaces it.
 *
 * @param portico The instance.
 * @param parameters The typed or pasted text.
 * @throws `send/in-progress`, `send/not-connected`.
 */
export function setSendRecipient(portico: Portico, { text }: SetSendRecipientParameters): void {
  const state = editSend(portico)
  const { lifetime, loadActions, logger } = portico[internals]
  const { namespace, networkId } = state
  if (!namespace || !networkId) throw sendErrors('send/not-connected')
  const work = getPart(portico, sendWorkPart)
  work.lookup.abort()
  const controller = new AbortController()
  work.lookup = controller
  state.recipientText = text
  const input = text.trim()
  state.recipient = input ? { status: 'resolving' } : { status: 'empty' }
  if (!input) return
  const find = async () => {
    const actions = await loadActions(namespace)
    return findRecipient(portico, { actions, input, networkId, signal: controller.signal })
  }
  settle(find, { signal: controller.signal }).then(
    (recipient) => {
      state.recipient = recipient
    },
    (error: unknown) => {
      if (controller.signal.aborted || lifetime.aborted) return
      logger.warn('recipient lookup failed', { error })
      state.recipient = { status: 'failed' }
    },
  )
}
