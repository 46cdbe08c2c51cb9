import { afterEach, describe, expect, it } from 'vitest'
import { createFrame, type Frame } from './createFrame.js'
import { openFrame } from './openFrame.js'

// A port without a listener: the browser loads its error page.
const address = { origin: 'http://127.0.0.1:9', projectId: 'p' }
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

function setUp(options: { readonly instanceId?: string; readonly title?: string } = {}) {
  const outer = document.createElement('section')
  const slot = document.createElement('div')
  outer.append(slot)
  document.body.append(outer)
  const frame = createFrame({ slot, ...address, ...options })
  ends.push(() => {
    frame.destroy()
    outer.remove()
  })
  return { outer, slot, frame }
}

const next = (frame: Frame, name: 'load' | 'gone') =>
  new Promise<void>((resolve) => {
    const stop = frame.on(name, () => {
      stop()
      resolve()
    })
  })

describe('the iframe', () => {
  it('stands in its slot, with the names of the wire, the least rights and no style', () => {
    const { frame, slot } = setUp({ title: 'Wallet' })
    expect([...slot.children]).toEqual([frame.element])
    expect(Object.fromEntries([...frame.element.attributes].map(({ name, value }) => [name, value]))).toEqual({
      id: 'w3m-iframe',
      name: 'w3m-secure-iframe',
      title: 'Wallet',
      'data-portico-frame': '',
      sandbox: 'allow-scripts allow-same-origin allow-forms allow-storage-access-by-user-activation',
      allow: '',
      referrerpolicy: 'origin',
      // The test's page is in English.
      src: 'http://127.0.0.1:9/sdk?projectId=p&chainId=eip155%3A1&version=4&enableLogger=false&lang=en',
    })
    expect(frame.origin).toBe('http://127.0.0.1:9')
    expect(frame.window()).toBe(frame.element.contentWindow)
  })

  it('has names of its own in another instance', () => {
    const { frame } = setUp({ instanceId: 'b' })
    expect([frame.element.id, frame.element.name, frame.element.title]).toEqual([
      'w3m-iframe-b',
      'w3m-secure-iframe-b',
      '',
    ])
  })

  it('is not made for a wallet on the own origin of the app', () => {
    const slot = document.createElement('div')
    expect(() => createFrame({ slot, origin: location.href, projectId: 'p' })).toThrow(
      expect.objectContaining({ code: 'frame/same-origin', params: { origin: location.origin } }),
    )
    expect(slot.childElementCount).toBe(0)
  })

  it('tells of each document, also after a restart', async () => {
    const { frame } = setUp()
    await next(frame, 'load')
    const again = next(frame, 'load')
    frame.restart()
    await again
  })

  it('tells when it is taken away, alone or with what is around it', async () => {
    const { frame, outer, slot } = setUp()
    const gone = next(frame, 'gone')
    frame.element.remove()
    await gone
    expect(frame.window()).toBeUndefined()
    document.body.append(frame.element)
    await next(frame, 'load')
    expect(frame.window()).toBe(frame.element.contentWindow)
    const second = next(frame, 'gone')
    frame.element.remove()
    await second
    slot.append(frame.element)
    await next(frame, 'load')
    const third = next(frame, 'gone')
    outer.remove()
    await third
  })

  it('says nothing after it was destroyed', async () => {
    const { frame, slot } = setUp()
    const heard: string[] = []
    for (const name of ['load', 'gone', 'failed'] as const) frame.on(name, () => heard.push(name))
    frame.destroy()
    frame.element.dispatchEvent(new Event('error'))
    frame.element.dispatchEvent(new Event('load'))
    await new Promise((resolve) => setTimeout(resolve))
    expect([slot.childElementCount, heard]).toEqual([0, []])
  })

  it('tells of an error of the browser', () => {
    const { frame } = setUp()
    const heard: string[] = []
    frame.on('failed', () => heard.push('failed'))
    frame.element.dispatchEvent(new Event('error'))
    expect(heard).toEqual(['failed'])
  })
})

describe('the way to it', () => {
  it('is open in its own window, and shut with it', async () => {
    const slot = document.createElement('div')
    document.body.append(slot)
    ends.push(() => slot.remove())
    const transport = openFrame({ slot, ...address })
    const dropped = new Promise((resolve) => transport.on('dropped', resolve))
    window.postMessage({ type: '@w3m-frame/READY' }, location.origin)
    expect(await dropped).toBe('source')
    expect(transport.element.parentElement).toBe(slot)
    expect(transport.isAttached()).toBe(true)
    transport.post({ type: '@w3m-app/GET_USER' })
    transport.destroy()
    expect(transport.isAttached()).toBe(false)
    expect(slot.childElementCount).toBe(0)
  })
})
