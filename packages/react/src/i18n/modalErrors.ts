import { defineErrors } from '@portico/core'

/** Errors of the modal. */
export const modalErrors = defineErrors({
  'react/view-failed': {
    message: (p: { name: string }) =>
      `The view "${p.name}" threw while it was drawn, see the cause. The modal offers to draw it anew.`,
  },
  'react/messages-missing': {
    message: (p: { group: string; locale: string }) =>
      `The texts of "${p.group}" were read before they were loaded for "${p.locale}". Load the view group first.`,
  },
})
