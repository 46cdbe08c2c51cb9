import { defineErrors } from '@portico/core'

/** Errors of the React binding that the first download can meet; the modal has its own, see `modalErrors`. */
export const reactErrors = defineErrors({
  'react/no-provider': { message: 'Portico hooks and buttons need a <PorticoProvider> around them.' },
  'react/chunk-failed': {
    message: (p: { name: string }) => `Code of "${p.name}" could not be loaded. It is tried again at the next use.`,
  },
})
