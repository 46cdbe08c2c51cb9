import { expect, test } from 'vitest'
import { createVault } from '../vault/createVault.js'
import { checkSecret } from './checkSecret.js'
import { eachStore } from './eachStore.test.fixture.js'

eachStore(({ openTwice }) => {
  test('a database stays with the secret of its first start, whichever process that was', async () => {
    const [one, other] = await openTwice()
    const [vault, another] = ['s', 't'].map((letter) => createVault(letter.repeat(32)))
    if (!vault || !another) throw new Error('There are two')
    await Promise.all([one, other].map((database) => checkSecret({ database, vault })))
    await checkSecret({ database: one, vault })
    await expect(checkSecret({ database: other, vault: another })).rejects.toThrow('is not the one')
    expect(JSON.stringify(await one.all('SELECT * FROM facts'))).not.toContain('ssss')
  })
})
