import type { Portico } from '@portico/controllers'
import { createContext } from 'react'

/** What the provider hands down: the instance and the locale it was given. */
export type PorticoContextValue = {
  readonly portico: Portico
  readonly locale: string | undefined
  /** Brings in the modal's code, which also draws toasts, though nothing is open. */
  readonly needModal?: (() => void) | undefined
}

export const PorticoContext = /* @__PURE__ */ createContext<PorticoContextValue | undefined>(undefined)
