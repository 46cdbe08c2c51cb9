import type { Portico } from '@portico/controllers'
import { useContext } from 'react'
import { PorticoContext } from './PorticoContext.js'
import { reactErrors } from './reactErrors.js'

/**
 * Returns the instance of the nearest `PorticoProvider`.
 *
 * @throws `react/no-provider` outside of a provider.
 */
export function usePorticoInstance(): Portico {
  const value = useContext(PorticoContext)
  if (!value) throw reactErrors('react/no-provider')
  return value.portico
}
