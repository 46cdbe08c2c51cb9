import { expect, it, vi } from 'vitest'
import { onPageFocus } from './onPageFocus.js'

it('calls back when the page gets the focus or becomes visible, until stopped', () => {
  const callback = vi.fn()
  const stop = onPageFocus(callback)
  window.dispatchEvent(new Event('focus'))
  expect(callback).toHaveBeenCalledTimes(1)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(callback).toHaveBeenCalledTimes(2)
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(callback).toHaveBeenCalledTimes(2)
  hidden.mockRestore()
  stop()
  window.dispatchEvent(new Event('focus'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(callback).toHaveBeenCalledTimes(2)
})
