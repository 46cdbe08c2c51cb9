import { type AccountNameState, confirmAccountName, replaceView, startAccountName } from '@portico/controllers'
import { definePart, getPart } from '@portico/controllers/internal'
import { accountNamePart, routerPart } from '@portico/controllers/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Snapshot } from 'valtio/vanilla'
import { useCommand } from '../../../bindings/useCommand.js'
import { usePartState } from '../../../bindings/usePartState.js'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { usePorticoState } from '../../../bindings/usePorticoState.js'

/** The visit of the view that the form was started for last: its route, and the account. */
const visitPart = definePart<{ key: string }>({ key: 'accountNameVisit', create: () => ({ key: '' }) })

export type Registration = {
  readonly form: Snapshot<AccountNameState>
  /** Why no name can be registered at all, such as a network without names. */
  readonly error: unknown
  readonly confirm: () => void
}

/**
 * Returns the form that registers a name. It is started once a visit, and not again when the embedded wallet, which asks
 * in a view of its own, has answered. Leaving the view ends the wait for the wallet.
 */
export function useRegistration(): Registration {
  const portico = usePorticoInstance()
  const form = usePartState(accountNamePart)
  const account = usePorticoState(({ namespaces }) => `${namespaces.eip155?.address} ${namespaces.eip155?.networkId}`)
  const start = useCommand(startAccountName)
  const view = useRef<AbortController>(undefined)
  const { run } = useCommand((instance) => confirmAccountName(instance, { signal: view.current?.signal }))
  const [route] = useState(
    () => getPart(portico, routerPart).history.findLast(({ name }) => name === 'RegisterAccountName')?.key,
  )
  const key = `${route} ${account}`
  const isDone = form.phase === 'registered'
  useLayoutEffect(() => {
    const isCurrent = getPart(portico, accountNamePart).phase === 'registered'
    // A name that was registered during an earlier visit is not this one's.
    if (isDone && isCurrent && getPart(portico, visitPart).key === key)
      replaceView(portico, { view: 'RegisterAccountNameSuccess' })
  }, [portico, isDone, key])
  const { run: begin } = start
  useEffect(() => {
    const visit = getPart(portico, visitPart)
    if (visit.key === key) return
    visit.key = key
    void begin()
  }, [portico, begin, key])
  useEffect(() => {
    const controller = new AbortController()
    view.current = controller
    return () => {
      // Leaving the embedded wallet's view, on top of this one, rejects the request.
      if (portico.getState().modal.view !== 'ApproveTransaction') controller.abort()
    }
  }, [portico])
  return { form, error: start.error, confirm: () => void run() }
}
