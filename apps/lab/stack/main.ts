import { describeStack } from './describeStack.js'
import { readOptions } from './readOptions.js'
import { type Stack, startStack } from './startStack.js'

const startedAt = Date.now()
const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const

/** Creates a function that ends the stack once, however often it is called. */
function createEnd(getStack: () => Promise<Stack | undefined>): (code: number) => Promise<void> {
  let isEnding = false
  return async (code) => {
    if (isEnding) return
    isEnding = true
    const stack = await getStack().catch(() => undefined)
    await stack?.close()
    process.exit(code)
  }
}

function say(error: unknown): void {
  console.error(error instanceof Error ? error.message : error)
}

let starting: Promise<Stack> | undefined
const end = createEnd(async () => starting)

process.on('SIGINT', () => end(exitCodes.SIGINT))
process.on('SIGTERM', () => end(exitCodes.SIGTERM))
process.on('SIGHUP', () => end(exitCodes.SIGHUP))
// The launcher holds this channel. Once it has gone, nothing else would end the stack.
process.on('disconnect', () => end(0))
process.on('uncaughtException', (error) => {
  say(error)
  end(1)
})

try {
  const options = readOptions(process.argv.slice(2), process.env)
  starting = startStack({
    ...options,
    onFailure(error) {
      say(error)
      end(1)
    },
  })
  const stack = await starting
  console.log(`\n${describeStack(stack.manifest)}\n\n  Log: ${stack.logFile}`)
  console.log(`\nready in ${((Date.now() - startedAt) / 1_000).toFixed(1)} s. Ctrl-C ends everything.`)
  process.send?.('ready')
} catch (error) {
  say(error)
  await end(1)
}
