import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { listen } from '@portico/app-parts/http/listen'
import { formatUnits } from 'viem'
import type { EvmChainSource } from '../data/evm/createEvmChain.js'
import type { SolanaSource } from '../data/solana/SolanaSource.js'
import type { Log } from '../logs/createLog.js'
import { createPayout, isPaid } from '../onramp/createPayout.js'
import { draw, drawProblem, facts, pageStyle } from '../onramp/drawPage.js'
import { type PayOrder, PayOrderError, readPayAsset, readPayOrder } from './readPayOrder.js'

/** What differs from a payment that works. */
export type ExchangeFault = {
  /** The payment is declined. */
  readonly decline?: boolean | undefined
  /** How long the exchange waits before it pays, in milliseconds. */
  readonly delayMs?: number | undefined
  /** How much of what was asked for is paid, in percent. */
  readonly payPercent?: number | undefined
  /** The payment is taken, and nothing is ever paid. */
  readonly neverPay?: boolean | undefined
  /** What the service says instead of answering, and to which methods; all by default. */
  readonly error?: string | undefined
  readonly methods?: readonly string[] | undefined
}

/** A payment that was begun. */
type ExchangeSession = PayOrder & {
  readonly id: string
  readonly space: string
  readonly status: 'UNKNOWN' | 'IN_PROGRESS' | 'SUCCESS' | 'FAILED'
  readonly hash?: string | undefined
}

/** Running exchanges, whose pages pay on the local chains. A space has its own faults and payments. */
export type Exchange = {
  /** Base URL without trailing slash. */
  readonly url: string
  /**
   * Answers a JSON-RPC request of the data service.
   *
   * @param space Path of the service with its slash; '' is the plain one.
   */
  answer(space: string, body: unknown): object
  setFault(space: string, fault: ExchangeFault | undefined): void
  listSessions(space: string): readonly ExchangeSession[]
  /** Ends all faults. */
  reset(): void
  close(): Promise<void>
}

const names: Readonly<Record<string, string>> = { coinlab: 'Coinlab', bithouse: 'Bithouse' }
const titles = { UNKNOWN: 'Pay', IN_PROGRESS: 'In progress', SUCCESS: 'Paid', FAILED: 'Declined' } as const

type StartExchangeParameters = {
  port: number
  chains: readonly EvmChainSource[]
  solana: SolanaSource
  log?: Log | undefined
}

/** How often is asked whether a payment is in a block, in milliseconds. */
const pollMs = 100

/**
 * Starts the exchanges: pages on which somebody pays from what an exchange holds for them, on the local chains.
 *
 * @param port Port to listen on.
 */
export async function startExchange(parameters: StartExchangeParameters): Promise<Exchange> {
  const { port, chains, solana, log } = parameters
  const url = `http://127.0.0.1:${port}`
  const ending = new AbortController()
  const payOut = createPayout({ chains, solana, addressIndex: 7 })
  const faults = new Map<string, ExchangeFault>()
  const sessions = new Map<string, ExchangeSession>()

  function change(id: string, changes: Partial<ExchangeSession>): void {
    const session = sessions.get(id)
    if (session) sessions.set(id, { ...session, ...changes })
  }

  const methods = createMethods(parameters, { url, sessions })

  async function pay({ id, space, amount, ...order }: ExchangeSession): Promise<void> {
    const { decline, delayMs = 0, payPercent = 100, neverPay } = faults.get(space) ?? {}
    change(id, { status: decline ? 'FAILED' : 'IN_PROGRESS' })
    if (decline || neverPay) return
    try {
      await wait(delayMs, undefined, { signal: ending.signal })
      const paid = (amount * BigInt(payPercent)) / 100n
      const { hash } = await payOut({ chain: order.chain, symbol: order.symbol, to: order.to, amount: paid })
      change(id, { hash })
      while (!(await isPaid(parameters, { chain: order.chain, hash })))
        await wait(pollMs, undefined, { signal: ending.signal })
      change(id, { status: 'SUCCESS' })
    } catch (error) {
      if (ending.signal.aborted) return
      log?.write('exchange', `${error instanceof Error ? error.stack : error}`)
      change(id, { status: 'FAILED' })
    }
  }

  function answerPage(request: IncomingMessage, response: ServerResponse): void {
    const { pathname } = new URL(`http://localhost${request.url}`)
    const show = (status: number, page: string) =>
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(page)
    if (pathname === '/style.css') {
      response.writeHead(200, { 'content-type': 'text/css; charset=utf-8' }).end(pageStyle)
      return
    }
    const [, exchangeId, act, id = ''] = /^\/(\w+)\/(pay|decline)\/([\w-]+)$/.exec(pathname) ?? []
    const session = sessions.get(id)
    if (!session || session.exchangeId !== exchangeId) return void show(404, drawProblem('There is no such payment'))
    if (request.method !== 'POST') return void show(200, drawSession(session))
    // A form that is sent twice pays once.
    if (session.status === 'UNKNOWN') {
      if (act === 'pay') void pay(session)
      else change(id, { status: 'FAILED' })
    }
    response.writeHead(303, { location: `/${exchangeId}/pay/${id}` }).end()
  }

  const listening = await listen(port, answerPage)
  return {
    url,
    answer(space, body) {
      const { id = null, method, params } = Object(body)
      const { error, methods: failing } = faults.get(space) ?? {}
      const refuse = (message: string) => ({ jsonrpc: '2.0', id, error: { code: -32000, message } })
      if (error !== undefined && (failing?.includes(method) ?? true)) return refuse(error)
      const call = Object.hasOwn(methods, `${method}`) ? methods[`${method}`] : undefined
      if (!call) return refuse('There is no such method')
      try {
        return { jsonrpc: '2.0', id, result: call(space, Object(params)) }
      } catch (problem) {
        if (problem instanceof PayOrderError) return refuse(problem.message)
        throw problem
      }
    },
    setFault(space, fault) {
      if (fault) faults.set(space, fault)
      else faults.delete(space)
    },
    listSessions: (space) => [...sessions.values()].filter((session) => session.space === space),
    reset: () => faults.clear(),
    async close() {
      ending.abort()
      await listening.close()
    },
  }
}

type Methods = Readonly<Record<string, (space: string, params: Record<string, unknown>) => object>>

/** What the JSON-RPC methods answer, from the payments that were begun. */
function createMethods(
  parameters: Pick<StartExchangeParameters, 'chains' | 'solana'>,
  { url, sessions }: { readonly url: string; readonly sessions: Map<string, ExchangeSession> },
): Methods {
  return {
    reown_getExchanges(_, { asset, page }) {
      if (asset !== undefined) readPayAsset(parameters, asset)
      const exchanges = Object.entries(names).map(([id, name]) => ({ id, name, imageUrl: null }))
      return { exchanges: page === 0 ? exchanges : [], total: exchanges.length }
    },
    reown_getExchangePayUrl(space, params) {
      const order = readPayOrder(parameters, params)
      if (!Object.hasOwn(names, order.exchangeId)) throw new PayOrderError('There is no such exchange')
      const id = randomUUID()
      sessions.set(id, { ...order, id, space, status: 'UNKNOWN' })
      return { url: `${url}/${order.exchangeId}/pay/${id}`, sessionId: id }
    },
    reown_getExchangeBuyStatus(_, { sessionId, exchangeId }) {
      const session = sessions.get(`${sessionId}`)
      if (session?.exchangeId !== exchangeId || !session) throw new PayOrderError('There is no such session')
      const { status, hash } = session
      return { status, ...(hash !== undefined && { txHash: hash }) }
    },
  }
}

function drawSession({ exchangeId, status, amount, decimals, symbol, to, chain, hash, id }: ExchangeSession): string {
  const list = facts([
    ['Amount', `${formatUnits(amount, decimals)} ${symbol}`],
    ['To', to],
    ['Network', chain],
    ['Transaction', hash ?? 'none yet'],
  ])
  const forms = ['pay', 'decline'].map(
    (act) =>
      `<form method="post" action="/${exchangeId}/${act}/${id}"><button>${act === 'pay' ? 'Pay' : 'Decline'}</button></form>`,
  )
  const title = `${names[exchangeId]}: ${titles[status]}`
  return draw(title, status === 'UNKNOWN' ? `${list}${forms.join('')}` : list, status === 'IN_PROGRESS')
}
