/**
 * Calls back whenever an element leaves the document, be it alone or with an ancestor.
 *
 * @param element An element of the document.
 * @param onRemoved Called after the removal, once for each.
 * @returns Ends the watch.
 */
export function watchRemoval(element: Element, onRemoved: () => void): () => void {
  const state = { isConnected: element.isConnected }
  const observer = new MutationObserver(() => {
    const wasConnected = state.isConnected
    state.isConnected = element.isConnected
    // It may be added again elsewhere, below other ancestors.
    observe()
    if (wasConnected && !state.isConnected) onRemoved()
  })
  const observe = () => {
    observer.disconnect()
    // Observes the children of each ancestor instead of the whole tree, whose every change would cost time.
    for (let parent: Node | null = element.parentNode; parent; parent = parent.parentNode)
      observer.observe(parent, { childList: true })
    // A detached element can be added anywhere.
    if (!element.isConnected) observer.observe(element.ownerDocument, { childList: true, subtree: true })
  }
  observe()
  return () => observer.disconnect()
}
