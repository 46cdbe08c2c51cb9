import { openModal, pushView } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { createTestPortico } from '@portico/controllers/testing'
import { attachRouter, routerPart } from '@portico/controllers/ui'
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { renderView } from '../../../testing/renderView.js'

afterEach(cleanup)

test('explains who takes money, who gets tokens and what it costs, and leads back', async () => {
  const fresh = createTestPortico()
  attachRouter(fresh.portico)
  await fresh.connect()
  openModal(fresh.portico, { view: 'OnRampProviders' })
  pushView(fresh.portico, { view: 'WhatIsABuy' })
  await renderView('WhatIsABuy', { params: {}, test: fresh })
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  await userEvent.click(screen.getByRole('button', { name: 'Buy' }))
  expect(getPart(fresh.portico, routerPart).history.map(({ name }) => name)).toEqual(['OnRampProviders'])
  fresh.portico.destroy()
})
