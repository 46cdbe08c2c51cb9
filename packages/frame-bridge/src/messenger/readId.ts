/**
 * Reads the id of a message without running code of the message and without looking at the rest of it.
 *
 * @param data What was posted.
 */
export function readId(data: unknown): unknown {
  try {
    return typeof data === 'object' && data !== null ? Object.getOwnPropertyDescriptor(data, 'id')?.value : undefined
  } catch {
    return undefined
  }
}
