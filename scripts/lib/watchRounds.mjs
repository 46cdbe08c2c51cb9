/** How often in a row the page must be idle before a round is over. */
const restCount = 4

/** Runs in the page before its own scripts: holds back idle callbacks and timers that start prefetching. */
export function holdPrefetching() {
  const { requestIdleCallback, setTimeout } = window
  let isClicked = false
  addEventListener('click', () => (isClicked = true), { capture: true, once: true })
  Object.assign(window, {
    roundIdle: requestIdleCallback.bind(window),
    requestIdleCallback: (callback, options) => (isClicked ? requestIdleCallback(callback, options) : 0),
    setTimeout: (callback, ms, ...rest) => (ms >= 300 ? 0 : setTimeout(callback, ms, ...rest)),
  })
}

/**
 * Counts the round trips of a page by holding back every answer: a request is of round n when it is made once all answers
 * of round n - 1 have come, and none of its own. Time has no part in it, so a busy machine finds the same numbers.
 * Nothing is loaded ahead: neither before the first click nor when a view has been up for a while.
 *
 * @param {import('playwright-core').Page} page Before it goes anywhere.
 * @param {(url: URL) => { json: unknown } | undefined} answer Stands in for services; what it leaves is asked for.
 * @returns {Promise<{ hold: () => void, nextRound: () => Promise<URL[]> }>} `hold` begins; `nextRound` waits until the
 *   page is at rest, answers all it has asked for, waits again and returns what that was.
 */
export async function watchRounds(page, answer) {
  let isHeld = false
  const held = []
  const open = new Set()
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => open.delete(request))
  const respond = (route) => {
    const reply = answer(new URL(route.request().url()))
    return reply ? route.fulfill(reply) : route.continue()
  }
  await page.addInitScript(holdPrefetching)
  await page.route(
    () => true,
    (route) => (isHeld ? held.push(route) : respond(route)),
  )

  /** Waits until all answers have arrived, scripts have run and nothing more is requested. */
  async function rest() {
    for (let count = 0; count < restCount; count++) {
      const before = held.length
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => window.roundIdle(done)))),
      )
      if (open.size > 0 || held.length !== before) count = -1
    }
  }

  return {
    hold() {
      isHeld = true
    },
    async nextRound() {
      await rest()
      const routes = held.splice(0)
      for (const route of routes) open.add(route.request())
      await Promise.all(routes.map(respond))
      await rest()
      return routes.map((route) => new URL(route.request().url()))
    },
  }
}
