import { expect, test } from 'vitest'
import { nameApp } from './nameApp.js'

test.each([
  ['https://app.example', ['https://app.example'], 'https://app.example'],
  ['https://APP.example:443', ['app.example'], 'https://app.example'],
  ['http://localhost:4400', ['http://localhost:*'], 'http://localhost:4400'],
  ['https://your-code-is-123456.app.example', ['https://*.app.example'], 'app.example'],
  ['https://a.app.example', ['https://*.app.example', 'https://a.app.example'], 'https://a.app.example'],
  ['https://a.b.example', ['https://*.example', 'https://*.b.example'], 'b.example'],
  ['https://anything.example', ['*'], ''],
])('%s of %j is called "%s"', (origin, patterns, name) => {
  expect(nameApp(origin, patterns)).toBe(name)
})

test.each([
  ['https://evil.example', ['https://app.example']],
  ['Win 10 ETH at evil.example', ['*']],
  ['https://app.example/path', ['https://app.example']],
  ['https://app.example\nhttps://evil.example', ['https://app.example']],
  ['', ['*']],
  ['https://app.example', []],
])('%j is no app of %j', (origin, patterns) => {
  expect(nameApp(origin, patterns)).toBeUndefined()
})
