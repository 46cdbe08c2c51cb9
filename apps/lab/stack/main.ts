import { describeStack } from './describeStack.js'
import { readOptions } from './readOptions.js'
import { type Stack, startStack } from './startStack.js'

const startedAt = Date.now()
const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const

/** The one thing to do at the end, however often and by whatever it is asked for. */
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
// The launcher holds this channel; when it is gone nobody could end the stack any more.
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
