type Field = 'origin' | 'source' | 'data' | 'ports'

/**
 * The browser's own getters, taken when this module loads: code that runs later can put others in their place, or give
 * an event properties of its own, and would pass its messages off as another window's.
 */
const getters = Object.fromEntries(
  (['origin', 'source', 'data', 'ports'] as const).map((field) => [
    field,
    typeof MessageEvent === 'undefined'
      ? undefined
      : Object.getOwnPropertyDescriptor(MessageEvent.prototype, field)?.get,
  ]),
) as Readonly<Record<Field, ((this: Event) => unknown) | undefined>> // One entry per field was just made.

/**
 * Reads a field of a message event as the browser set it; `undefined` when the event is no message event.
 *
 * @param event The event a `message` listener got.
 * @param field The field's name.
 */
export function readMessageEvent(event: Event, field: Field): unknown {
  try {
    return getters[field]?.call(event)
  } catch {
    return undefined
  }
}
