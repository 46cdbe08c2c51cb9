import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Tabs } from './Tabs.js'

afterEach(cleanup)

const tabs = [
  { id: 'mobile', label: 'Mobile' },
  { id: 'web', label: 'Web' },
  { id: 'desktop', label: 'Desktop' },
] as const

function Example({ count = 3 }: { readonly count?: number }) {
  const [selected, select] = useState<(typeof tabs)[number]['id']>('mobile')
  return (
    <Tabs label="Ways" tabs={tabs.slice(0, count)} selected={selected} onSelect={select}>
      <button type="button">In {selected}</button>
    </Tabs>
  )
}

test('a click selects a tab, and the panel is named by it', async () => {
  render(<Example />)
  expect(screen.getByRole('tabpanel', { name: 'Mobile' }).textContent).toBe('In mobile')
  await userEvent.click(screen.getByRole('tab', { name: 'Web' }))
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Web')
  expect(screen.getByRole('tabpanel', { name: 'Web' }).textContent).toBe('In web')
})

test('arrow keys move and select, Tab leaves the list after one stop', async () => {
  render(<Example />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Web', selected: true }))
  await userEvent.keyboard('{End}')
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Desktop', selected: true }))
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'In desktop' }))
})

test('a single tab is no choice', () => {
  render(<Example count={1} />)
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.getByRole('button', { name: 'In mobile' })).toBeTruthy()
})
