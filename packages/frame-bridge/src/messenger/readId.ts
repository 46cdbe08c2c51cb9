/**
 * Reads the id of a message without running code of the message and without looking at the rest of it.
 *
 * @param data What was posted.
 */
export function readId(data: unknown): unknown {
  try {
    return Object.getOwnPropertyDescriptor(data, 'id')?.value
  } catch {
    // Not an object, or one that throws.
    return undefined
  }
}
