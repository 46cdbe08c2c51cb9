import type { Portico } from '@portico/controllers'
import { createContext } from 'react'

/** Value of the provider: the instance, and the locale it was given. */
export type PorticoContextValue = {
  readonly portico: Portico
  readonly locale: string | undefined
  /** Loads the modal's code even though the modal is closed, because that code also shows toasts. */
  readonly needModal?: (() => void) | undefined
}

export const PorticoContext = /* @__PURE__ */ createContext<PorticoContextValue | undefined>(undefined)
