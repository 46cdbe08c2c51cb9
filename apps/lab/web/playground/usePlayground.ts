import { createPortico, getProvider, openModal, type Portico, type RouteParams } from '@portico/controllers'
import { useState } from 'react'
import type { LabManifest } from '../../stack/web/createManifest.js'
import { createOptions } from '../options/createOptions.js'
import type { FieldName, FieldValues } from '../options/fields.js'
import { writeFields } from '../options/writeFields.js'

/** Exposes the instance, its EVM provider and what an app does to be paid, to the console and tests. */
export function exposeInstance(portico: Portico): void {
  Object.assign(window, {
    portico,
    getProvider: () => getProvider(portico, { namespace: 'eip155' }),
    openPay: (params: RouteParams['Pay']) => openModal(portico, { view: 'Pay', params }),
  })
}

export type Playground = {
  readonly values: FieldValues
  readonly portico: Portico
  /** Why the last change could not be applied. */
  readonly problem: string | undefined
  readonly change: (name: FieldName, value: string) => void
}

/**
 * Keeps options and URL in sync. Each change replaces the instance.
 *
 * @param initial Instance and options that the page was opened with.
 */
export function usePlayground(initial: {
  readonly manifest: LabManifest
  readonly portico: Portico
  readonly values: FieldValues
}): Playground {
  const { manifest } = initial
  const [{ values, portico, problem }, setState] = useState<Omit<Playground, 'change'>>({
    values: initial.values,
    portico: initial.portico,
    problem: undefined,
  })

  const change = (name: FieldName, value: string) => {
    const next = { ...values, [name]: value }
    history.replaceState(null, '', `${location.pathname}${writeFields(next, location.search)}`)
    try {
      const replacement = createPortico(createOptions(next, manifest))
      portico.destroy()
      exposeInstance(replacement)
      setState({ values: next, portico: replacement, problem: undefined })
    } catch (error) {
      setState({ values: next, portico, problem: error instanceof Error ? error.message : String(error) })
    }
  }

  return { values, portico, problem, change }
}
