/**
 * Why an attempt is aborted whose every namespace the person disconnects: what it would have resumed is to end at the
 * wallet as well. Any other abort leaves it there for the next visit.
 */
export const personEnd = new DOMException('The person disconnected.', 'AbortError')
