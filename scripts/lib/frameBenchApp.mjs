// The app's page of the frame bench.
import { createLogger, createStore, memoryStorage, systemClock } from '../../packages/core/src/exports/index.ts'
import { createFrameClient, openFrame } from '../../packages/frame-bridge/src/exports/index.ts'

const logger = createLogger({ level: 'silent' })
const store = createStore({ port: memoryStorage(), id: '', logger })
// The most frequent request of apps: a contract call.
const request = {
  method: 'eth_call',
  params: [{ to: '0x00000000219ab540356cBB839Cbe05303d7705Fa', data: `0x70a08231${'0'.repeat(64)}` }, 'latest'],
}

async function openBare(target, origin) {
  const { port1, port2 } = new MessageChannel()
  target.postMessage('bare', origin, [port2])
  return () =>
    new Promise((resolve) => {
      port1.onmessage = resolve
      port1.postMessage({ type: '@w3m-app/RPC_REQUEST', id: 'bare', payload: request })
    })
}

/** Runs requests one after another. The browser's clock is coarse, so each time is that of ten requests. */
async function time(ask, rounds) {
  const times = []
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    for (let turn = 0; turn < 10; turn++) await ask()
    times.push((performance.now() - start) / 10)
  }
  return times
}

/** Keeps enough requests pending that neither side waits for the other. */
async function countPerSecond(ask, { total, atOnce }) {
  const start = performance.now()
  let left = total
  const work = async () => {
    while (left-- > 0) await ask()
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return total / ((performance.now() - start) / 1_000)
}

/** Measures the bridge to a wallet on another origin: round trips in milliseconds, and requests per second. */
window.measureFrame = async (origin) => {
  const transport = openFrame({ slot: document.body, origin, projectId: 'bench' })
  const client = createFrameClient({ transport, clock: systemClock, logger, store })
  const ask = () => client.request(request)
  await ask()
  const bare = await openBare(transport.element.contentWindow, origin)
  // Warm-up, so that the code is compiled.
  await countPerSecond(ask, { total: 2_000, atOnce: 100 })
  await time(bare, 20)
  const times = { bare: await time(bare, 100), bridge: await time(ask, 100) }
  const perSecond = []
  for (let round = 0; round < 5; round++) perSecond.push(await countPerSecond(ask, { total: 5_000, atOnce: 100 }))
  client.destroy()
  return { ...times, perSecond }
}
