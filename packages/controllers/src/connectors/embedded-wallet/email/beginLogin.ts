import { getInternals } from '../../../instance/getInternals.js'
import { getPart } from '../../../instance/getPart.js'
import type { Portico } from '../../../instance/Portico.js'
import { routes } from '../../../instance/state/routes.js'
import { embeddedWalletPart } from '../state/embeddedWalletPart.js'
import { endLogin } from './endLogin.js'
import { type LoginWork, loginWorkPart } from './loginWorkPart.js'

type BeginLoginParameters = Pick<LoginWork, 'namespaces'> & { readonly email: string }

/** Starts a login in place of an earlier one. It ends when the modal closes or its views are left. */
export function beginLogin(portico: Portico, { email, namespaces }: BeginLoginParameters): LoginWork {
  const { emitter } = getInternals(portico)
  endLogin(portico)
  const work: LoginWork = {
    controller: new AbortController(),
    namespaces,
    connecting: undefined,
    device: undefined,
    undo: undefined,
  }
  const login = getPart(portico, loginWorkPart)
  const state = getPart(portico, embeddedWalletPart)
  const stops = [
    emitter.on('modalClose', () => endLogin(portico, work)),
    emitter.on('view', ({ view }) => {
      const waits = state.step === 'code' || state.step === 'device' || state.step === 'checking'
      if (waits && routes[view].task !== 'login') endLogin(portico, work)
    }),
  ]
  login.work = work
  login.stop = () => {
    for (const stop of stops) stop()
  }
  Object.assign(state, { step: 'sending', email, typedEmail: email, expiresAt: undefined, alert: undefined })
  return work
}
