import { createTestPortico } from '@portico/controllers/testing'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { PorticoContext } from '../bindings/PorticoContext.js'
import { Address } from './Address/Address.js'
import { Amount } from './Amount/Amount.js'
import { Avatar } from './Avatar/Avatar.js'
import { Button } from './Button/Button.js'
import { CopyButton } from './CopyButton/CopyButton.js'
import { IconButton } from './IconButton/IconButton.js'
import { Notice } from './Notice/Notice.js'
import { Row } from './Row/Row.js'
import { TextField } from './TextField/TextField.js'
import { VirtualList } from './VirtualList/VirtualList.js'
import { WalletTile } from './WalletTile/WalletTile.js'

const test1 = createTestPortico({ started: false })
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <PorticoContext.Provider value={{ portico: test1.portico, locale: 'en' }}>{children}</PorticoContext.Provider>
)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('Button', () => {
  test('is a plain button that ignores clicks while busy and stays focusable', () => {
    const onClick = vi.fn()
    const { rerender } = render(<Button onClick={onClick}>Send</Button>)
    const button = screen.getByRole('button', { name: 'Send' })
    expect(button.getAttribute('type')).toBe('button')
    fireEvent.click(button)
    rerender(
      <Button onClick={onClick} busy>
        Send
      </Button>,
    )
    fireEvent.click(button)
    expect(onClick).toHaveBeenCalledOnce()
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(button.hasAttribute('disabled')).toBe(false)
  })
})

test('an icon button has its label as name', () => {
  render(<IconButton icon="close" label="Close" />)
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
})

describe('Row', () => {
  test('its name starts with the title, whatever stands before it', () => {
    render(<Row start={<WalletTile name="Fox" />} title="Fox" subtitle="Installed" end="2" />)
    expect(screen.getByRole('button').textContent).toMatch(/^F?Fox/)
    expect(screen.getByRole('button', { name: /^Fox Installed/ })).toBeTruthy()
  })

  test('marks the present choice and ignores clicks while busy', () => {
    const onClick = vi.fn()
    render(<Row title="Base" current busy onClick={onClick} />)
    const row = screen.getByRole('button', { name: 'Base' })
    fireEvent.click(row)
    expect(row.getAttribute('aria-current')).toBe('true')
    expect(onClick).not.toHaveBeenCalled()
  })
})

describe('TextField', () => {
  test('ties label and error to the input', () => {
    render(<TextField label="Amount" error="Not enough" />)
    const input = screen.getByRole('textbox', { name: 'Amount' })
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Not enough')
  })

  test('without an error it is valid and shows the hint', () => {
    render(<TextField label="Amount" hint="In ETH" />)
    expect(screen.getByRole('textbox').hasAttribute('aria-invalid')).toBe(false)
    expect(screen.getByText('In ETH')).toBeTruthy()
  })
})

describe('WalletTile', () => {
  test('shows a letter when the picture fails, and tries a new picture', () => {
    const { container, rerender } = render(<WalletTile name="äpfel" image="https://a.example/1.png" />)
    const image = () => container.querySelector('img')
    fireEvent.error(image() as HTMLImageElement)
    expect(container.textContent).toBe('Ä')
    rerender(<WalletTile name="äpfel" image="https://a.example/2.png" />)
    expect(image()?.getAttribute('src')).toBe('https://a.example/2.png')
  })

  test('has no inline style in its markup, and the same colour for the same name', () => {
    const { container } = render(<WalletTile name="Fox" />)
    const hue = (container.firstChild as HTMLElement).style.getPropertyValue('--pt-hue')
    cleanup()
    const again = render(<WalletTile name="Fox" />).container.firstChild as HTMLElement
    expect(again.style.getPropertyValue('--pt-hue')).toBe(hue)
    expect(Number(hue)).toBeGreaterThanOrEqual(0)
  })
})

test('an avatar is the same for one address however it is spelled', () => {
  const draw = (address: string) => {
    const html = render(<Avatar address={address} />).container.innerHTML
    cleanup()
    return html
  }
  expect(draw('0xAbC1230000000000000000000000000000000001')).toBe(draw('0xabc1230000000000000000000000000000000001'))
  expect(draw('0xAbC1230000000000000000000000000000000001')).not.toBe(
    draw('0x00000000000000000000000000000000000A11ce'),
  )
})

test('only a negative notice is announced at once', () => {
  render(<Notice title="Note" />)
  expect(screen.queryByRole('alert')).toBeNull()
  render(<Notice tone="negative">Broken</Notice>)
  expect(screen.getByRole('alert').textContent).toBe('Broken')
})

test('an address is shortened and whole in its tooltip', () => {
  render(<Address value="0x00000000000000000000000000000000000A11ce" />)
  expect(screen.getByText('0x00…0A11ce').getAttribute('title')).toBe('0x00000000000000000000000000000000000A11ce')
})

test('an amount is written for the reader', () => {
  render(<Amount value={1_234_567_890_000_000_000_000n} decimals={18} symbol="ETH" />, { wrapper })
  expect(screen.getByText('1,234.56789 ETH')).toBeTruthy()
})

describe('CopyButton', () => {
  test('copies, says so for two seconds, and is ready again', async () => {
    const writeText = vi.fn(async () => {})
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
    render(<CopyButton value="0x1" label="Copy address" copiedLabel="Copied" />, { wrapper })
    fireEvent.click(screen.getByRole('button', { name: 'Copy address' }))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Copied'))
    expect(writeText).toHaveBeenCalledWith('0x1')
    await act(() => test1.clock.advance(2_000))
    expect(screen.getByRole('status').textContent).toBe('')
  })

  test('tells when the browser refuses', async () => {
    const onFailed = vi.fn()
    vi.stubGlobal('navigator', { ...navigator, clipboard: undefined })
    render(<CopyButton value="0x1" label="Copy" copiedLabel="Copied" onFailed={onFailed} />, { wrapper })
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
    await waitFor(() => expect(onFailed).toHaveBeenCalledOnce())
    expect(screen.getByRole('status').textContent).toBe('')
  })
})

describe('VirtualList', () => {
  const makeItems = (count: number) => Array.from({ length: count }, (_, index) => `Item ${index + 1}`)
  const draw = (count: number) =>
    render(
      <VirtualList label="Things" items={makeItems(count)} getKey={(item) => item}>
        {(item) => <button type="button">{item}</button>}
      </VirtualList>,
    )

  test('draws up to fifty rows in full, as a named list', () => {
    draw(50)
    expect(screen.getByRole('list', { name: 'Things' }).querySelectorAll('li')).toHaveLength(50)
  })

  test('draws only a part of more, at once and after the windowing code has come', async () => {
    const { container } = draw(1_000)
    expect(container.querySelectorAll('li').length).toBeLessThan(20)
    await waitFor(() => expect(container.querySelector('ul')?.getAttribute('style')).not.toBeNull())
    expect(container.querySelectorAll('li').length).toBeLessThan(60)
  })
})
