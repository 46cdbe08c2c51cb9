import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listImports, readExample } from './readExample.mjs'

const markdown =
  "```sh\nnpm i createPortico\n```\n\n```tsx\nimport '@a/b/styles.css'\nimport { c } from '@a/b'\nimport { d } from 'd/e'\ncreatePortico()\n```\n"

test('readExample takes the first code that holds the name', () => {
  const code = readExample(markdown, 'createPortico(')
  expect(code.startsWith("import '@a/b/styles.css'")).toBe(true)
  expect(listImports(code)).toEqual(['@a/b', 'd'])
})

test('readExample fails when the README lost its example', () => {
  expect(() => readExample('# Portico', 'createPortico(')).toThrow('createPortico(')
})

test('the README shows a React app of about ten lines', () => {
  const code = readExample(readFileSync('README.md', 'utf8'), 'createPortico(')
  expect(code.trim().split('\n').length).toBeLessThanOrEqual(14)
  expect(listImports(code)).toEqual(expect.arrayContaining(['@portico/react', '@portico/controllers', 'react-dom']))
})
