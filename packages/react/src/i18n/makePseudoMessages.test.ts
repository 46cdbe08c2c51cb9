import { expect, test } from 'vitest'
import { buttonMessages } from './buttonMessages.js'
import { makePseudoMessages, toPseudo } from './makePseudoMessages.js'
import { networkButtonMessages } from './networkButtonMessages.js'

test('accents and lengthens texts, those made from facts too', () => {
  const pseudo = makePseudoMessages({ title: 'Send', count: (p: { count: number }) => `${p.count} items` })
  expect(pseudo.title).toBe('[Séñð ~]')
  expect(pseudo.count({ count: 3 })).toBe('[3 íţéɱš ~ ~]')
})

test('the texts of the first download are what the function makes', () => {
  for (const messages of [buttonMessages, networkButtonMessages])
    expect(messages['en-XA']).toEqual(
      Object.fromEntries(Object.entries(messages.en).map(([name, text]) => [name, toPseudo(text)])),
    )
})
