import { defineErrors } from '@portico/core'

/** Errors of the React binding. */
export const reactErrors = defineErrors({
  'react/no-provider': {
    message:
      'A Portico hook or button was used outside of <PorticoProvider>. It reads its instance from there. Wrap the part of the app that uses it.',
  },
  'react/chunk-failed': {
    message: (p: { name: string }) =>
      `The code of "${p.name}" could not be loaded. The network may be down or the app was deployed anew. It is tried again at the next use.`,
  },
  'react/view-failed': {
    message: (p: { name: string }) =>
      `The view "${p.name}" threw while it was drawn, see the cause. The modal offers to draw it anew.`,
  },
  'react/messages-missing': {
    message: (p: { group: string; locale: string }) =>
      `The texts of "${p.group}" were read before they were loaded for "${p.locale}". Load the view group first.`,
  },
})
