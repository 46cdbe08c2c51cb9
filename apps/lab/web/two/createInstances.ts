import { evmAdapter } from '@portico/adapter-evm'
import { createPortico, type Portico, type PorticoOptions } from '@portico/controllers'

/** Makes two instances that share nothing but the page: ids, looks and adapters differ. */
export function createInstances(options: PorticoOptions): readonly [first: Portico, second: Portico] {
  return [
    createPortico({ ...options, id: 'first' }),
    createPortico({
      ...options,
      id: 'second',
      adapters: [evmAdapter()],
      themeVariables: { ...options.themeVariables, '--w3m-accent': '#0b7a53' },
    }),
  ]
}
