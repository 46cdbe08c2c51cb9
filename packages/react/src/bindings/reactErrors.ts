import { defineErrors } from '@portico/core'

/** Errors of the React binding that the first download can meet; the modal has its own, see `modalErrors`. */
export const reactErrors = defineErrors({
  'react/no-provider': { message: 'There is no <PorticoProvider> around this component.' },
  'react/chunk-failed': {
    message: (p: { name: string }) => `Code of "${p.name}" did not load. Try again, or reload the page.`,
  },
})
