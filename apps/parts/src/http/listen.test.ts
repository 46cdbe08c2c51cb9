import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from './listen.js'

test('a connection that does not finish its request ends', async () => {
  const port = 20_000 + Math.floor(Math.random() * 10_000)
  const options = { headersTimeout: 100, requestTimeout: 100, connectionsCheckingInterval: 20 }
  const { close } = await listen(port, (_, response) => void response.end('ok'), options)
  onTestFinished(close)
  const socket = connect(port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nhost: slow')
  const [answer] = await once(socket, 'data')
  expect(`${answer}`).toContain('408')
  await once(socket, 'close')
})
