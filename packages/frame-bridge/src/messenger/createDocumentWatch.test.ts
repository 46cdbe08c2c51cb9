import { expect, it } from 'vitest'
import { createDocumentWatch } from './createDocumentWatch.js'

it.each<[string, readonly ('ready' | 'load' | 'reset')[], readonly boolean[]]>([
  ['READY before each load', ['ready', 'load', 'ready', 'load', 'ready', 'load'], [false, false, false]],
  ['READY after each load', ['load', 'ready', 'load', 'ready', 'load', 'ready'], [true, true, true]],
  ['late, then early', ['load', 'ready', 'ready', 'load', 'load'], [true, false, true]],
  ['early, then late', ['ready', 'load', 'load', 'ready', 'load'], [false, true, true]],
  ['another page after a silent one', ['ready', 'load', 'load', 'load'], [false, true, true]],
  ['put back into the page before its load', ['ready', 'reset', 'load', 'ready'], [true]],
  ['put back into the page after its load', ['load', 'reset', 'ready', 'load'], [true, false]],
])('tells a document that has not said READY: %s', (_, steps, expected) => {
  const watch = createDocumentWatch()
  expect(steps.flatMap((step) => watch[step]() ?? [])).toEqual(expected)
})
