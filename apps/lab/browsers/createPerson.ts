import { expect } from '@playwright/test'
import type { Driver } from './Driver.js'
import { readSpot, type Spot, type Target } from './readPage.js'

/** Actions of a user on a page: find a control by role and name, press it, type into it. */
export type Person = ReturnType<typeof createPerson>

const patience = { timeout: 20_000, intervals: [50, 100, 200] }

export function createPerson(driver: Driver) {
  const ask = ({ role, name, within }: Target) =>
    `(${readSpot})(${JSON.stringify({ role, pattern: name.source, flags: name.flags, within })})`
  /** Returns an expression for the element at the target's position. */
  const toElement = (target: Target) =>
    `((spot) => spot && document.elementFromPoint(spot.x, spot.y)?.closest('button, input'))(${ask(target)})`

  async function look(target: Target): Promise<Spot | undefined> {
    // The function determines the return type; JSON keeps the value unchanged.
    return (await driver.evaluate(`${ask(target)} ?? null`)) as Spot | undefined
  }
  const say = ({ role, name, within }: Target) => `${role} ${name}${within ? ` in "${within}"` : ''}`

  /** Waits until the target can be clicked and no longer moves; returns its position. */
  async function find(target: Target): Promise<Spot> {
    let before: Spot | undefined
    let spot: Spot | undefined
    await expect
      .poll(
        async () => {
          before = spot
          spot = (await look(target)) ?? undefined
          return spot !== undefined && before?.x === spot.x && before.y === spot.y
        },
        { ...patience, message: say(target) },
      )
      .toBe(true)
    return spot ?? { x: 0, y: 0 }
  }

  async function press(target: Target): Promise<void> {
    const { x, y } = await find(target)
    if (driver.click) return driver.click(x, y)
    // Drivers without `click` are slow: by the time they click a position, the element may have moved.
    await driver.evaluate(`(((element) => { element?.focus(); element?.click() })(${toElement(target)}), null)`)
  }

  return {
    goto: driver.goto,
    reload: driver.reload,
    evaluate: driver.evaluate,
    async see(target: Target): Promise<void> {
      await find(target)
    },
    /** Returns the index of the first target that appears. */
    async seeOneOf(targets: readonly Target[]): Promise<number> {
      let found = -1
      const message = targets.map(say).join(' or ')
      await expect
        .poll(
          async () => {
            const spots = await Promise.all(targets.map(look))
            found = spots.findIndex((spot) => spot)
            return found
          },
          { ...patience, message },
        )
        .toBeGreaterThanOrEqual(0)
      return found
    },
    press,
    async fill(target: Target, text: string): Promise<void> {
      await press(target)
      await driver.type(text)
    },
    type: driver.type,
    /** Returns the account of the playground's instance. */
    async getAccount(): Promise<{ status?: string; address?: string; network?: string }> {
      const read = `(({ namespaces: { eip155 }, network }) =>
        ({ status: eip155?.status, address: eip155?.address, network: network.name }))(window.portico.getState())`
      // The expression returns this shape, or undefined until the playground has created its instance.
      return ((await driver.evaluate(`window.portico ? ${read} : {}`)) ?? {}) as { status?: string; address?: string }
    },
    /** Waits until the page contains a text. */
    read: (text: RegExp) =>
      expect.poll(async () => String(await driver.evaluate('document.body.innerText')), patience).toMatch(text),
  }
}
