/** Listens to the browser losing and regaining the network. Returns the stop. */
export function onNetworkChange(listener: () => void): () => void {
  if (typeof window !== 'object') return () => {}
  const events = ['online', 'offline'] as const
  for (const event of events) window.addEventListener(event, listener)
  return () => {
    for (const event of events) window.removeEventListener(event, listener)
  }
}
