import { afterEach, describe, expect, it } from 'vitest'
import { createFrame } from './createFrame.js'
import { openFrame } from './openFrame.js'

// Stands in for the network: every page is empty.
Reflect.get(window, 'happyDOM').settings.fetch.interceptor = {
  beforeAsyncRequest: async () => new window.Response('', { headers: { 'content-type': 'text/html' } }),
}

const address = { origin: 'https://wallet.example', projectId: 'p' }
const settle = () => new Promise((resolve) => setTimeout(resolve))

afterEach(() => {
  document.body.replaceChildren()
})

function setUp(options: { readonly instanceId?: string; readonly title?: string } = {}) {
  const outer = document.createElement('section')
  const slot = document.createElement('div')
  outer.append(slot)
  document.body.append(outer)
  const frame = createFrame({ slot, ...address, ...options })
  const heard: string[] = []
  for (const name of ['load', 'gone', 'failed'] as const) frame.on(name, () => heard.push(name))
  return { outer, slot, frame, heard }
}

describe('the iframe', () => {
  it('has the names of the wire, the least rights and no style', () => {
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
      src: 'https://wallet.example/sdk?projectId=p&chainId=eip155%3A1&version=4&enableLogger=false',
    })
    expect(frame.origin).toBe('https://wallet.example')
  })

  it('has names of its own in another instance, and no title unless it is given one', () => {
    const { frame } = setUp({ instanceId: 'b' })
    expect([frame.element.id, frame.element.name]).toEqual(['w3m-iframe-b', 'w3m-secure-iframe-b'])
    expect(frame.element.hasAttribute('title')).toBe(false)
  })

  it('tells the wallet site the language that the slot is in', () => {
    const outer = document.createElement('div')
    const slot = document.createElement('div')
    document.documentElement.lang = 'en'
    outer.lang = 'ar'
    outer.append(slot)
    document.body.append(outer)
    const read = () => new URL(createFrame({ slot, ...address }).element.src).searchParams.get('lang')
    expect(read()).toBe('ar')
    outer.removeAttribute('lang')
    expect(read()).toBe('en')
    document.documentElement.removeAttribute('lang')
    expect(read()).toBe(null)
  })

  it('is not made for a wallet on the own origin of the app', () => {
    // happy-dom does not implement a window's origin.
    Object.defineProperty(document.defaultView, 'origin', { value: 'https://app.example', configurable: true })
    const slot = document.createElement('div')
    const make = (origin: string) => createFrame({ slot, origin, projectId: 'p' })
    expect(() => make('https://app.example/wallet')).toThrow(
      expect.objectContaining({ code: 'frame/same-origin', params: { origin: 'https://app.example' } }),
    )
    expect(slot.childElementCount).toBe(0)
    expect(make('https://wallet.app.example').origin, 'another host of the same site').toBe(
      'https://wallet.app.example',
    )
    expect(make('https://app.example:8443').origin, 'another port').toBe('https://app.example:8443')
  })

  it('passes on what the browser says', () => {
    const { frame, heard } = setUp()
    frame.element.dispatchEvent(new Event('load'))
    frame.element.dispatchEvent(new Event('error'))
    expect(heard).toEqual(['load', 'failed'])
    frame.element.src = 'about:blank'
    frame.restart()
    expect(frame.element.src).toContain('https://wallet.example/sdk?')
  })

  it('tells each time it leaves the page, alone or with what is around it', async () => {
    const { frame, outer, slot } = setUp()
    const heard: string[] = []
    frame.on('gone', () => heard.push('gone'))
    slot.append(document.createElement('p'))
    await settle()
    expect(heard).toEqual([])
    frame.element.remove()
    await settle()
    expect(heard).toEqual(['gone'])
    expect(frame.window()).toBeUndefined()
    document.body.append(document.createElement('p'))
    await settle()
    expect(heard).toEqual(['gone'])
    slot.append(frame.element)
    await settle()
    outer.remove()
    await settle()
    expect(heard).toEqual(['gone', 'gone'])
  })

  it('says nothing after it was destroyed', async () => {
    const { frame, heard, slot } = setUp()
    const { element } = frame
    frame.destroy()
    expect(slot.childElementCount).toBe(0)
    for (const name of ['load', 'gone', 'failed'] as const) frame.on(name, () => heard.push(`late ${name}`))
    element.dispatchEvent(new Event('load'))
    element.dispatchEvent(new Event('error'))
    slot.append(element)
    element.remove()
    await settle()
    expect(heard).toEqual([])
  })

  it('has its window while it is in the page', () => {
    const { frame } = setUp()
    const contentWindow = {}
    Object.defineProperty(frame.element, 'contentWindow', { get: () => contentWindow, configurable: true })
    expect(frame.window()).toBe(contentWindow)
    Object.defineProperty(frame.element, 'contentWindow', { get: () => null })
    expect(frame.window()).toBeUndefined()
  })
})

describe('the way to it', () => {
  it('listens to its own window, until it is destroyed', () => {
    const slot = document.createElement('div')
    document.body.append(slot)
    const transport = openFrame({ slot, ...address })
    const dropped: string[] = []
    transport.on('dropped', (reason) => dropped.push(reason))
    window.dispatchEvent(new MessageEvent('message', { data: 1 }))
    expect(dropped).toEqual(['source'])
    expect(transport.element.parentElement).toBe(slot)
    transport.destroy()
    expect(slot.childElementCount).toBe(0)
    expect(() => transport.post({})).toThrow('W3mFrame: iframe is not set')
  })

  it('listens to the window of the slot, which need not be the one that runs the code', () => {
    const slot = document.createElement('div')
    const other = new EventTarget()
    const ownerDocument = { defaultView: other, createElement: () => document.createElement('iframe') }
    Object.defineProperty(slot, 'ownerDocument', { value: ownerDocument })
    const transport = openFrame({ slot, ...address })
    const dropped: string[] = []
    transport.on('dropped', (reason) => dropped.push(reason))
    window.dispatchEvent(new MessageEvent('message', { data: 1 }))
    expect(dropped).toEqual([])
    other.dispatchEvent(new MessageEvent('message', { data: 1 }))
    expect(dropped).toEqual(['source'])
    transport.destroy()
  })
})
