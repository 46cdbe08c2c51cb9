/**
 * Runs a callback in a new task, after everything that promises settled now lead to. Unlike a timer it is not throttled
 * in background pages.
 *
 * @returns Cancels the callback.
 */
export function runInNextTask(callback: () => void): () => void {
  const { port1, port2 } = new MessageChannel()
  const leave = () => port1.close()
  port1.onmessage = () => {
    leave()
    callback()
  }
  port2.postMessage(undefined)
  return leave
}
