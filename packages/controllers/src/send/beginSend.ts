import { transferErrors } from '@portico/core'
import { balanceTarget } from '../assets/balances/balanceTarget.js'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { supportsFeature } from '../networks/supportsFeature.js'
import { loadSendTokens } from './loadSendTokens.js'
import { resetSend } from './resetSend.js'
import { sendErrors } from './sendErrors.js'
import { sendPart } from './sendPart.js'

/** Does what `startSend` does, for other commands that start the form. */
export async function beginSend(portico: Portico): Promise<void> {
  const state = getPart(portico, sendPart)
  const { namespace, address, networkId, definition } = balanceTarget(portico)
  if (!address || !networkId) throw sendErrors('send/not-connected')
  if (!definition || !supportsFeature(portico, { namespace, feature: 'send' }))
    throw transferErrors('transfer/unsupported-chain')
  const isSame = state.namespace === namespace && state.networkId === networkId && state.from === address
  const isAsked = state.phase === 'signing' || state.phase === 'unknown'
  const isDraft = isAsked || ((state.phase === 'draft' || state.phase === 'failed') && !state.hash)
  if (!isSame || !isDraft) resetSend(portico)
  state.namespace = namespace
  state.networkId = networkId
  state.from = address
  state.token ??= definition.nativeCurrency
  await loadSendTokens(portico)
}
