import { setTimeout as wait } from 'node:timers/promises'
import { type Hex, recoverMessageAddress, stringToHex } from 'viem'
import { expect } from 'vitest'
import type { Mail } from '../../lab/stack/mail/startMail.js'
import { openCodes, untouchedCodes } from '../api/failure.js'
import { ApiFailure } from '../site/client/ApiFailure.js'
import { createOpenSendings } from '../site/client/createOpenSendings.js'
import { sendApproved } from '../site/handlers/sendApproved.js'
import { createPerson, type Person, readCode } from './createPerson.test.fixture.js'
import { testApp } from './startTestWallet.test.fixture.js'

/** Somebody who is logged in. */
export type Member = Person & { readonly account: Hex }

/** What happened to people. */
type Tally = {
  /** Logins whose code was used, and whose answer never came: they were begun anew. */
  anew: number
  /** Transactions whose number somebody else had taken: they were approved anew. */
  renumbered: number
  /** Transactions whose page was not told, and asked by the id of its request. */
  asked: number
}

/** The wallet is restarting, its database is, or it has too much to do. */
const passing: readonly string[] = ['network', ...openCodes, ...untouchedCodes]
const leastPauseMs = 200

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : expect.fail(`${error}`)

/** Asks until there is an answer, as people do who are told to try again. */
export async function persist<result>(act: () => Promise<result>, isPassing = passing): Promise<result> {
  for (;;) {
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof ApiFailure) || !isPassing.includes(error.code)) throw error
      await wait(Math.max(leastPauseMs, (error.retryAfter ?? 0) * 1_000))
    }
  }
}

/** Creates networks, each of which nobody has used. */
function createNetworks(): () => string {
  let count = 0
  return () => {
    count += 1
    return `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`
  }
}

export type CreateChaosPeopleParameters = {
  /** Origin of the wallet. */
  readonly url: string
  readonly mail: Mail
  /** Gives an account its first coins. */
  fund(account: Hex): Promise<void>
}

/** Creates people who do not give up, and check all that they are told. */
export function createChaosPeople({ url, mail, fund }: CreateChaosPeopleParameters) {
  const tally: Tally = { anew: 0, renumbered: 0, asked: 0 }
  const nextNetwork = createNetworks()

  /** Has a code sent. Whoever was not answered tries from another network, as the mail may have been sent. */
  async function begin({ email, ask, setNetwork }: Person): Promise<string> {
    const { action, ...begun } = await persist(() => {
      setNetwork(nextNetwork())
      return ask('/api/login/start', { email, app: testApp })
    }, [...passing, 'mail/pace'])
    if (!('login' in begun)) throw new Error('Nobody is logged in yet')
    if (action !== 'VERIFY_DEVICE') return begun.login
    // Of a login that was never answered the wallet knows the person, and not the browser.
    const link = /\/device#([\w-]+)/.exec(mail.inbox.list(email)[0]?.text ?? '')?.[1] ?? ''
    await persist(() => ask('/api/link/answer', { link, isApproved: true })).catch((error) =>
      expect(codeOf(error)).toBe('link/used'),
    )
    await persist(() => ask('/api/login/device', { email, login: begun.login, app: testApp }))
    return begun.login
  }

  /** Enters a code in two tabs at once. Returns the one session that it gives, unless that answer was lost. */
  async function finish({ email, ask }: Person, login: string): Promise<string | undefined> {
    const otp = readCode(mail, email)
    const enter = async () => {
      try {
        return (await persist(() => ask('/api/login/finish', { email, login, otp }))).token
      } catch (error) {
        expect(['code/used', 'code/tries', 'code/wrong']).toContain(codeOf(error))
        return undefined
      }
    }
    const given = (await Promise.all([enter(), enter()])).filter((token) => token !== undefined)
    expect(given.length, 'a code gives one session').toBeLessThan(2)
    return given[0]
  }

  return {
    tally,
    /** Logs a new person in, however often that has to be begun. */
    async logIn(email: string): Promise<Member> {
      const person = createPerson({ url, email })
      for (;;) {
        const token = await finish(person, await begin(person))
        if (token === undefined) {
          tally.anew += 1
          continue
        }
        person.setToken(token)
        const { addresses } = await persist(() => person.ask('/api/user', {}))
        await fund(addresses.eip155)
        return { ...person, account: addresses.eip155 }
      }
    },
    async sign({ ask, account }: Member, message: string): Promise<void> {
      const bytes = stringToHex(message)
      const { signature } = await persist(() => ask('/api/sign', { account, kind: 'message', bytes }))
      expect(await recoverMessageAddress({ message, signature })).toBe(account)
    },
    /** Pays 1 wei, once. Returns the transaction's hash. */
    async pay({ ask, account }: Member, to: Hex): Promise<string> {
      for (;;) {
        const drafts = [{ to, value: '0x1' }]
        const { transactions } = await persist(() => ask('/api/prepare', { chainId: 1, drafts }))
        const sendings = createOpenSendings({ projectId: 'p', app: testApp, storage: undefined })
        try {
          const { hashes } = await sendApproved({ ask, sendings }, '/api/send', { account, chainId: 1, transactions })
          return hashes[0] ?? expect.fail('nothing was sent')
        } catch (error) {
          expect(['tx/number-taken', 'frame-host/outcome-unknown'], `${error}`).toContain(codeOf(error))
        }
        const [request] = sendings.list()
        if (request !== undefined) {
          tally.asked += 1
          const [hash] = (await persist(() => ask('/api/sent', { request }))).hashes
          if (hash !== undefined) return hash
        }
        tally.renumbered += 1
      }
    },
  }
}
