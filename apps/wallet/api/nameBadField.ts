import type * as z from 'zod/mini'

/** What is wrong with a request, for programs and for users. */
export type BadField = { readonly code: string; readonly message: string }

/**
 * Names the field that makes a body not fit its route. Only fields of the description can be named, never one that a
 * request made up.
 *
 * @returns Code `field/<name>`, such as `field/email`, or `request/invalid` if the body is no object at all.
 */
export function nameBadField({ issues }: z.core.$ZodError): BadField {
  const [issue] = issues
  const [field] = issue?.path ?? []
  if (!issue || typeof field !== 'string') return { code: 'request/invalid', message: 'The body is no object' }
  const message = issue.code === 'custom' && issue.message !== 'Invalid input' ? issue.message : undefined
  return { code: `field/${field}`, message: message ?? `"${field}" is missing or not valid` }
}
