import { expect, type Page } from '@playwright/test'
import { test } from '../support/test.js'
import { listStories, openStory } from './openStory.js'

const getAnimations = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().map((animation) => {
      const { target } = animation.effect as KeyframeEffect
      return `${Reflect.get(animation, 'animationName') ?? 'transition'} on ${target?.outerHTML.slice(0, 80)}`
    }),
  )

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

  test('nothing moves in any story', async ({ page }) => {
    test.slow()
    for (const story of await listStories(page)) {
      await openStory(page, story)
      expect.soft(await getAnimations(page), `${story.view}, ${story.state}`).toEqual([])
    }
  })
})

test('without that wish the modal comes in with a movement, which ends', async ({ app, page }) => {
  await app.goto('/')
  await page.evaluate(() => {
    const names: string[] = []
    Object.assign(window, { animationNames: names })
    document.addEventListener('animationstart', ({ animationName }) => names.push(animationName))
  })
  await app.openConnect()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'animationNames'))).not.toEqual([])
  await expect.poll(() => getAnimations(page)).toEqual([])
})
