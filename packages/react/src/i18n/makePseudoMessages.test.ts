import { expect, test } from 'vitest'
import { makePseudoMessages } from './makePseudoMessages.js'

test('accents and lengthens texts, those made from facts too', () => {
  const pseudo = makePseudoMessages({ title: 'Send', count: (p: { count: number }) => `${p.count} items` })
  expect(pseudo.title).toBe('[Séñð ~]')
  expect(pseudo.count({ count: 3 })).toBe('[3 íţéɱš ~ ~]')
})
