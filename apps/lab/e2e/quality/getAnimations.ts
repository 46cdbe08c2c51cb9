import type { Page } from '@playwright/test'

/** Describes the running and pending animations of a page. */
export const getAnimations = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().map((animation) => {
      const { target } = animation.effect as KeyframeEffect
      return `${Reflect.get(animation, 'animationName') ?? 'transition'} on ${target?.outerHTML.slice(0, 80)}`
    }),
  )
