import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Card } from './Card.js'

const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

it('keeps its height while a view is being loaded, and then takes that of the view', async () => {
  const draw = (height: string, isPlaceholder: boolean) => (
    <Card isPlaceholder={isPlaceholder}>
      <canvas height={height} style={{ display: 'block' }} />
    </Card>
  )
  const { container, rerender, unmount } = render(draw('300', false))
  const show = (height: string, isPlaceholder: boolean) => rerender(draw(height, isPlaceholder))
  const readHeight = () => container.firstElementChild?.getBoundingClientRect().height
  await expect.poll(readHeight).toBe(300)
  await painted()
  show('200', true)
  await painted()
  expect(readHeight()).toBe(300)
  show('200', false)
  await expect.poll(readHeight).toBe(200)
  show('250', true)
  await expect.poll(readHeight).toBe(250)
  unmount()
})

it('scrolls once the window is too low for it, and no longer when it is high again', async () => {
  const { container, unmount } = render(
    <dialog style={{ position: 'fixed', inset: 0, padding: 0, blockSize: '100%', maxBlockSize: 'none' }}>
      <Card>
        <canvas height="500" style={{ display: 'block' }} />
      </Card>
    </dialog>,
  )
  const card = container.querySelector<HTMLElement>('[data-card]')
  if (!card) throw new Error('no card')
  card.style.maxBlockSize = '100vh'
  await page.viewport(414, 700)
  container.querySelector('dialog')?.showModal()
  await painted()
  expect(card.hasAttribute('data-scrolls')).toBe(false)
  await page.viewport(414, 300)
  await expect.poll(() => card.hasAttribute('data-scrolls')).toBe(true)
  await page.viewport(414, 700)
  await expect.poll(() => card.hasAttribute('data-scrolls')).toBe(false)
  unmount()
})
