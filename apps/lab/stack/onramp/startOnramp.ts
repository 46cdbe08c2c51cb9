import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { listen } from '@portico/app-parts/http/listen'
import { readBody } from '@portico/app-parts/http/readBody'
import { formatUnits } from 'viem'
import type { EvmChainSource } from '../data/evm/createEvmChain.js'
import type { DataOnramp } from '../data/onramp/createOnramp.js'
import type { Purchase } from '../data/onramp/createPurchases.js'
import { offerPurchase, readMoney } from '../data/onramp/offerPurchase.js'
import { DataError } from '../data/readAccount.js'
import type { SolanaSource } from '../data/solana/SolanaSource.js'
import type { Log } from '../logs/createLog.js'
import { createPayout, isPaid } from './createPayout.js'
import { drawOrder, drawProblem, drawPurchase, pageStyle } from './drawPage.js'
import { OrderError, readOrder } from './readOrder.js'

/** What differs from a purchase that works. */
export type OnrampFault = {
  /** The payment is declined. */
  readonly decline?: boolean | undefined
  /** How long the provider waits before it pays out, in milliseconds. */
  readonly delayMs?: number | undefined
  /** How much of what was offered is paid out, in percent. */
  readonly payPercent?: number | undefined
  /** The payment is taken, and nothing is ever paid out. */
  readonly neverPay?: boolean | undefined
}

/**
 * A running sandbox of providers that sell tokens. The path of its URL is a space with its own faults and purchases.
 */
export type Onramp = {
  /** Base URL without trailing slash. */
  readonly url: string
  /** @param space Path with its slash; '' is the plain one. */
  setFault(space: string, fault: OnrampFault | undefined): void
  listPurchases(space: string): readonly Purchase[]
  /** Ends all faults. */
  reset(): void
  close(): Promise<void>
}

/** How often is asked whether a payment is in a block, in milliseconds. */
const pollMs = 100

/**
 * Starts the sandbox pages, which really send tokens on the local chains.
 *
 * @param port Port to listen on.
 * @param onramp What is sold, and the history that tells of it.
 */
export async function startOnramp(parameters: {
  port: number
  chains: readonly EvmChainSource[]
  solana: SolanaSource
  onramp: DataOnramp
  log?: Log | undefined
}): Promise<Onramp> {
  const { port, chains, solana, onramp, log } = parameters
  const ending = new AbortController()
  const payOut = createPayout({ chains, solana, addressIndex: 8 })
  const faults = new Map<string, OnrampFault>()
  const { purchases } = onramp

  /** Takes the order of a form and pays it out; the page is told by the history. */
  async function take(space: string, form: URLSearchParams): Promise<Purchase> {
    const { account = '', symbol = '', network = '', currency = '', amount } = Object.fromEntries(form)
    const token = await onramp.findToken(symbol)
    const { receives } = offerPurchase({ token, currency, total: readMoney(amount) })
    const { decline, delayMs = 0, payPercent = 100, neverPay } = faults.get(space) ?? {}
    const paid = (receives * BigInt(payPercent)) / 100n
    const begun = beginPurchase(form, {
      name: token.name,
      amount: formatUnits(paid, token.decimals),
      status: decline ? 'FAILED' : 'IN_PROGRESS',
    })
    purchases.put(space, begun)
    if (decline || neverPay) return begun
    const deliver = async () => {
      await wait(delayMs, undefined, { signal: ending.signal })
      const sent = await payOut({ chain: network, symbol, to: account, amount: paid })
      const sending = { ...begun, ...sent }
      purchases.put(space, sending)
      while (!(await isPaid(parameters, { chain: network, hash: sent.hash })))
        await wait(pollMs, undefined, { signal: ending.signal })
      purchases.put(space, { ...sending, status: 'SUCCESS' })
    }
    deliver().catch((error: unknown) => {
      if (ending.signal.aborted) return
      log?.write('onramp', `${error instanceof Error ? error.stack : error}`)
      purchases.put(space, { ...begun, status: 'FAILED' })
    })
    return begun
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(`http://localhost${request.url}`)
    if (pathname === '/style.css') {
      response.writeHead(200, { 'content-type': 'text/css; charset=utf-8' }).end(pageStyle)
      return
    }
    const [, above, below] = /^(.*?)(\/buy\/select-asset|\/pay|\/orders\/[\w-]+)$/.exec(pathname) ?? []
    const space = above ?? pathname.replace(/\/$/, '')
    if (below === '/pay' && request.method === 'POST') {
      const { id } = await take(space, new URLSearchParams((await readBody(request)).toString()))
      response.writeHead(303, { location: `${space}/orders/${id}` }).end()
      return
    }
    const bought = purchases.list(space).find(({ id }) => below === `/orders/${id}`)
    if (bought) return show(response, 200, drawPurchase(bought))
    const order = readOrder(below ?? '/', searchParams)
    if (order) return show(response, 200, drawOrder(order, `${space}/pay`))
    show(response, 404, drawProblem(`There is no ${pathname}`))
  }

  const listening = await listen(port, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (error instanceof OrderError || error instanceof DataError)
        return show(response, 400, drawProblem(error.message))
      log?.write('onramp', `${request.url}: ${error instanceof Error ? error.stack : error}`)
      show(response, 500, drawProblem('The lab failed; its log says why'))
    })
  })
  return {
    url: `http://127.0.0.1:${port}`,
    setFault(space, fault) {
      if (fault) faults.set(space, fault)
      else faults.delete(space)
    },
    listPurchases: (space) => purchases.list(space),
    reset: () => faults.clear(),
    async close() {
      ending.abort()
      await listening.close()
    },
  }
}

/** Describes a purchase whose form was just sent. */
function beginPurchase(form: URLSearchParams, facts: Pick<Purchase, 'name' | 'amount' | 'status'>): Purchase {
  const { shape, account = '', symbol = '', network = '' } = Object.fromEntries(form)
  return {
    ...facts,
    id: randomUUID(),
    shape: shape === 'coinbase' ? 'coinbase' : 'meld',
    account,
    chain: network,
    symbol,
    at: Date.now(),
  }
}

function show(response: ServerResponse, status: number, page: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(page)
}
