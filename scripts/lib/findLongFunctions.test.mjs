import { expect, test } from 'vitest'
import { findLongFunctions } from './findLongFunctions.mjs'

const body = (lines) => '  run()\n'.repeat(lines)

test('counts the lines of a function with its signature and braces', () => {
  const source = `/** Long comments\n * do not count. */\nfunction open() {\n${body(3)}}\n`
  expect(findLongFunctions(source, 5)).toEqual([])
  expect(findLongFunctions(source, 4)).toEqual([{ name: 'open', lines: 5 }])
})

test.each([
  ['an arrow function', `const open = () => {\n${body(3)}}\n`],
  ['a method', `const wallet = { open() {\n${body(3)}} }\n`],
  ['a property', `const wallet = { open: async () => {\n${body(3)}} }\n`],
  ['a component', `export function open() {\n  return <p>\n${body(2)}</p> }\n`],
])('finds %s', (_, source) => {
  expect(findLongFunctions(source, 4)).toEqual([{ name: 'open', lines: 5 }])
})

test('finds a callback, and the function around it', () => {
  const source = `function open() {\n  on(() => {\n${body(3)}  })\n}\n`
  expect(findLongFunctions(source, 4)).toEqual([
    { name: 'open', lines: 7 },
    { name: 'a function', lines: 5 },
  ])
})
