import { expect } from '@playwright/test'
import { test } from '../support/test.js'
import { getAnimations } from './getAnimations.js'

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves after opening, on a view change and while a wallet is awaited', async ({ app, page }) => {
    await app.goto('/', { labWallet: 'hang' })
    const connect = await app.openConnect()
    expect(await getAnimations(page)).toEqual([])
    await connect.getByRole('button', { name: 'What is a wallet?' }).click()
    await expect(app.dialog('What is a wallet?')).toBeVisible()
    expect(await getAnimations(page)).toEqual([])
    await app.dialog('What is a wallet?').getByRole('button', { name: 'Back' }).click()
    await connect.getByRole('button', { name: /^Lab Wallet/ }).click()
    await expect(app.dialog('Lab Wallet')).toBeVisible()
    expect(await getAnimations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(app.modal).toBeHidden()
    expect(await getAnimations(page)).toEqual([])
  })
})

test('without that wish the modal comes in with a movement, which ends', async ({ app, page }) => {
  await app.goto('/')
  await page.evaluate(() => {
    const names: string[] = []
    Object.assign(window, { movements: names })
    // A modal that was drawn ahead comes in with a transition alone.
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      if (target instanceof Element && target.closest('dialog[data-portico]')) names.push(propertyName)
    })
  })
  await app.openConnect()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'movements'))).not.toEqual([])
  await expect.poll(() => getAnimations(page)).toEqual([])
})

test('title, height and view move for 120, 150 and 150 ms when the view changes', async ({ app, page }) => {
  await app.goto('/')
  const connect = await app.openConnect()
  await expect.poll(() => getAnimations(page)).toEqual([])
  await page.evaluate(() => {
    const times: Record<string, number> = {}
    Object.assign(window, { times })
    // Elapsed time of the animation itself, independent of the machine's speed.
    const record = (event: AnimationEvent | TransitionEvent) => {
      if (!(event.target instanceof HTMLElement)) return
      const { tagName, dataset } = event.target
      if (tagName === 'H1') times.title = event.elapsedTime
      else if (dataset.direction) times.view = event.elapsedTime
      else if ('propertyName' in event && event.propertyName === 'height') times.height = event.elapsedTime
    }
    document.addEventListener('animationend', record)
    document.addEventListener('transitionend', record)
  })
  await connect.getByRole('button', { name: 'What is a wallet?' }).click()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'times')))
    .toEqual({ title: 0.12, height: 0.15, view: 0.15 })
})
