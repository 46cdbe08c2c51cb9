import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** What is signed, by what a person was shown. */
type SignatureKind = 'message' | 'typed_data' | 'transaction' | 'solana_message' | 'solana_transaction'

/**
 * What a wallet counts about itself. Labels take values from lists in the source alone: nothing that names a person, a
 * session or an app, and nothing that a request could make up, of which there would be ever more.
 */
export type Metrics = {
  /** A login `begun` has sent its first mail, one `finished` has given a session. */
  countLogin(outcome: 'begun' | 'finished'): void
  countCode(outcome: 'sent' | 'used' | 'wrong'): void
  countSignature(kind: SignatureKind): void
  /**
   * Counts a request that was refused, and with it the login it was for.
   *
   * @param code Code of an ApiError.
   * @param isLogin Whether it was a step of a login.
   */
  countRefusal(code: string, isLogin: boolean): void
  /**
   * Counts a request that was answered, or given up.
   *
   * @param route Name of `nameRoute`.
   * @param status HTTP status, or `gone` if whoever asked was gone before the answer.
   */
  countRequest(facts: { readonly route: string; readonly status: number | 'gone'; readonly seconds: number }): void
  /** Writes all in Prometheus' text format. */
  print(): Promise<{ readonly type: string; readonly text: string }>
}

/** In seconds. A sending is waited for up to 15 s, a node 10 s; what takes longer than the last is a failure. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15, 30]
const prefix = 'portico_wallet_'

/** Creates a counter with one label whose values are all known, and shown at 0 from the start. */
function createCounter<value extends string>(
  registry: Registry,
  parameters: { name: string; help: string; label: string; values?: readonly value[] },
): (value: value) => void {
  const { name, help, label, values = [] } = parameters
  const counter = new Counter({ name: `${prefix}${name}`, help, labelNames: [label], registers: [registry] })
  // A rate needs the value before the first event.
  for (const value of values) counter.inc({ [label]: value }, 0)
  return (value) => counter.inc({ [label]: value })
}

/**
 * Creates the metrics of one wallet, which share nothing with those of another in the same process.
 *
 * @param countPending Returns the number of sendings that no node has answered for yet; asked whenever metrics are read.
 */
export function createMetrics({ countPending }: { countPending: () => Promise<number> }): Metrics {
  const registry = new Registry()
  const countLogin = createCounter(registry, {
    ...{ name: 'logins_total', help: 'Logins begun and finished, and their requests that were refused' },
    ...{ label: 'outcome', values: ['begun', 'finished', 'refused'] as const },
  })
  const countCode = createCounter(registry, {
    ...{ name: 'codes_total', help: 'Codes that were mailed, entered, or entered wrongly' },
    ...{ label: 'outcome', values: ['sent', 'used', 'wrong'] as const },
  })
  const countSignature = createCounter(registry, {
    ...{ name: 'signatures_total', help: 'Signatures made', label: 'kind' },
    values: ['message', 'typed_data', 'transaction', 'solana_message', 'solana_transaction'] as const,
  })
  const countCodeOfRefusal = createCounter<string>(registry, {
    ...{ name: 'refusals_total', help: 'Requests of the API that were refused, by code', label: 'code' },
  })
  const durations = new Histogram({
    name: `${prefix}request_duration_seconds`,
    help: 'Time from the arrival of a request until its answer had left',
    labelNames: ['route', 'status'],
    buckets: bounds,
    registers: [registry],
  })
  new Gauge({
    name: `${prefix}pending_sendings`,
    help: 'Sendings that are still being sent; NaN while the database does not answer',
    registers: [registry],
    async collect() {
      try {
        this.set(await countPending())
      } catch {
        // The rest is worth the most while something is broken.
        this.set(Number.NaN)
      }
    },
  })
  return {
    countLogin,
    countCode,
    countSignature,
    countRefusal(code, isLogin) {
      countCodeOfRefusal(code)
      if (isLogin) countLogin('refused')
    },
    countRequest: ({ route, status, seconds }) => durations.observe({ route, status }, seconds),
    print: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  }
}
