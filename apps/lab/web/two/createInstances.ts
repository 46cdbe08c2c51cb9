import { evmAdapter } from '@portico/adapter-evm'
import { createPortico, type Portico, type PorticoOptions } from '@portico/controllers'

/** Creates two instances with different ids, themes and adapters, which share only the page. */
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
