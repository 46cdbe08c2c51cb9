import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { AnimatedHeight } from './AnimatedHeight.js'

const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

it('keeps its height while a view is being loaded, and then takes that of the view', async () => {
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  const show = (height: string, isPlaceholder: boolean) =>
    flushSync(() =>
      root.render(
        <AnimatedHeight isPlaceholder={isPlaceholder}>
          <canvas height={height} style={{ display: 'block' }} />
        </AnimatedHeight>,
      ),
    )
  const readHeight = () => host.firstElementChild?.getBoundingClientRect().height
  show('300', false)
  await expect.poll(readHeight).toBe(300)
  await painted()
  show('200', true)
  await painted()
  expect(readHeight()).toBe(300)
  show('200', false)
  await expect.poll(readHeight).toBe(200)
  show('250', true)
  await expect.poll(readHeight).toBe(250)
  root.unmount()
  host.remove()
})
