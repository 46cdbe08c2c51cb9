import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
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
