import type { Page } from '@playwright/test'

/** Names what moves in a page now, or is about to. */
export const getAnimations = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().map((animation) => {
      const { target } = animation.effect as KeyframeEffect
      return `${Reflect.get(animation, 'animationName') ?? 'transition'} on ${target?.outerHTML.slice(0, 80)}`
    }),
  )
