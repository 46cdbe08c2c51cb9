import { afterEach, describe, expect, it } from 'vitest'
import { getInternals } from '../instance/getInternals.js'
import { resolveMetadata } from '../instance/resolveMetadata.js'
import { createTestPortico } from '../testing/createTestPortico.js'

afterEach(() => {
  document.head.innerHTML = ''
  document.title = ''
})

describe('the dialog', () => {
  it('is made closed at start, with its two slots, and removed at destroy', () => {
    const { portico } = createTestPortico({ id: 'shop', started: false })
    expect(document.querySelector('dialog')).toBeNull()
    portico.start()
    const dialog = document.querySelector('dialog[data-portico][data-portico-id=shop]')
    expect(dialog).toBe(getInternals(portico).dialog)
    expect(dialog?.hasAttribute('open')).toBe(false)
    const slots = [...(dialog?.children ?? [])].map((slot) => slot.getAttribute('data-portico-slot'))
    expect(slots).toEqual(['view', 'frame'])
    portico.start()
    expect(document.querySelectorAll('dialog')).toHaveLength(1)
    portico.destroy()
    expect(document.querySelector('dialog')).toBeNull()
    expect(getInternals(portico).dialog).toBeUndefined()
  })

  it('waits for a body that is not there yet', () => {
    const { body } = document
    body.remove()
    const { portico } = createTestPortico()
    expect(document.querySelector('dialog')).toBeNull()
    document.documentElement.append(body)
    document.dispatchEvent(new Event('DOMContentLoaded'))
    expect(document.querySelector('dialog')).not.toBeNull()
    portico.destroy()
  })
})

describe('metadata', () => {
  it('is read from the page when it is used, where the app gave none', () => {
    const { portico } = createTestPortico({ metadata: { url: 'https://shop.example' } })
    document.title = 'Shop'
    document.head.innerHTML =
      '<title>Shop</title><meta name="description" content="Sells"><link rel="icon" href="https://shop.example/i.png">'
    expect(resolveMetadata(getInternals(portico).context.metadata)).toEqual({
      name: 'Shop',
      description: 'Sells',
      url: 'https://shop.example',
      icons: ['https://shop.example/i.png'],
    })
    portico.destroy()
  })
})
