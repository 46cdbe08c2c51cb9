import { createRequire } from 'node:module'
import { join } from 'node:path'

/**
 * Starts a mail server that takes any mail, and hands out the codes in them.
 *
 * @param {{ root: string }} options
 * @returns {Promise<{ url: string, takeCode: (email: string) => string, close: () => Promise<void> }>} `takeCode` throws
 *   where no mail with a code has come.
 */
export async function catchMails({ root }) {
  // A package of the lab, which a fresh clone has only once the bench has installed it.
  const { SMTPServer } = createRequire(join(root, 'apps/lab/package.json'))('smtp-server')
  const codes = new Map()
  const server = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'], disableReverseLookup: true, logger: false },
    closeTimeout: 500,
    onData(stream, { envelope }, done) {
      let text = ''
      stream.setEncoding('utf8').on('data', (part) => {
        text += part
      })
      stream.on('end', () => {
        const code = /Your code is (\d{6})\b/.exec(text)?.[1]
        for (const { address } of envelope.rcptTo) if (code) codes.set(address, code)
        done()
      })
    },
  })
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  // A client that hangs up needs no handling.
  server.on('error', () => {})
  return {
    url: `smtp://127.0.0.1:${server.server.address().port}`,
    takeCode(email) {
      const code = codes.get(email)
      if (!code) throw new Error('The wallet answered, but mailed no code')
      codes.delete(email)
      return code
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
