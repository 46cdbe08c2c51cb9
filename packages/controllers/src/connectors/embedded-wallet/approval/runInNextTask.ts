/**
 * Runs a callback in a task of its own, once all has run that promises settled now lead to. Unlike a timer it is not
 * held back in a page that is out of sight.
 *
 * @returns Calls it off.
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
