import { expect, it } from 'vitest'
import { readId } from './readId.js'

it('reads an own id and runs no code of the message', () => {
  const hostile = {
    get id() {
      throw new Error('ran')
    },
  }
  const trap = new Proxy(
    {},
    {
      getOwnPropertyDescriptor() {
        throw new Error('ran')
      },
    },
  )
  expect(
    [{ id: 'a' }, { id: 5 }, Object.create({ id: 'a' }), hostile, trap, null, undefined, 'id'].map(readId),
  ).toEqual(['a', 5, ...Array(6).fill(undefined)])
})
