import type { Portico } from '@portico/controllers'
import { usePorticoInstance } from '../bindings/usePorticoInstance.js'

/**
 * Returns the instance of the nearest `PorticoProvider`, for commands of `@portico/controllers`.
 *
 * @throws `react/no-provider` outside of a provider.
 * @example
 * const portico = usePortico()
 * return <button onClick={() => openModal(portico, { view: 'Networks' })}>Networks</button>
 */
export function usePortico(): Portico {
  return usePorticoInstance()
}
