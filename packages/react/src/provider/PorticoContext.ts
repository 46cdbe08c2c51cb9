import type { Portico } from '@portico/controllers'
import { createContext } from 'react'

/** What the provider hands down: the instance and the locale it was given. */
export type PorticoContextValue = { readonly portico: Portico; readonly locale: string | undefined }

export const PorticoContext = /* @__PURE__ */ createContext<PorticoContextValue | undefined>(undefined)
