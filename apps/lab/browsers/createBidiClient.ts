import { once } from 'node:events'
import { WebSocket } from 'ws'

type Answer = { readonly id?: number; readonly result?: unknown; readonly error?: string; readonly message?: string }

/**
 * Connects to a browser over WebDriver BiDi.
 *
 * @param url WebSocket URL for sessions.
 */
export async function createBidiClient(url: string) {
  const socket = new WebSocket(url)
  await once(socket, 'open')
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  let last = 0
  socket.on('message', (data) => {
    // The protocol guarantees this shape. Events have no id.
    const { id = 0, result, error, message } = JSON.parse(String(data)) as Answer
    const one = waiting.get(id)
    waiting.delete(id)
    if (error) one?.reject(new Error(`${error}: ${message}`))
    else one?.resolve(result)
  })
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser ended'))
    waiting.clear()
  })
  return {
    ask(method: string, params: object): Promise<unknown> {
      const id = ++last
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        socket.send(JSON.stringify({ id, method, params }))
      })
    },
    close: () => socket.close(),
  }
}
