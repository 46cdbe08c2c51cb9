import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { errors as arabic } from './ar/errors.js'
import { errors as english } from './en/errors.js'

const packages = join(dirname(fileURLToPath(import.meta.url)), '../../..')

/** Codes of every `defineErrors` table of the packages a person can meet. */
function findCodes(): string[] {
  const files = ['core', 'controllers', 'adapter-evm', 'adapter-solana', 'frame-bridge', 'siwx', 'react'].flatMap(
    (name) =>
      readdirSync(join(packages, name, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.ts') && !path.includes('.test'))
        .map((path) => join(packages, name, 'src', path)),
  )
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    if (!/defineErrors\(\{/.test(text.replace(/^ \* .*$/gm, ''))) return []
    return [...text.matchAll(/^ {2}'([a-z-]+\/[a-z-]+)':/gm)].flatMap(([, code]) => code ?? [])
  })
}

describe('texts of errors', () => {
  test('there are codes to check', () => {
    expect(findCodes().length).toBeGreaterThan(50)
  })

  test('every code that can be thrown has a text', () => {
    expect(findCodes().filter((code) => !Object.hasOwn(english, code))).toEqual([])
  })

  test('every text says what happened and what to do next', () => {
    const short = Object.values(english).filter((text) => text.split(/[.;:,] /).length < 2)
    expect(short).toEqual([])
  })

  test('Arabic has a text of its own for each', () => {
    expect(Object.keys(arabic).sort()).toEqual(Object.keys(english).sort())
    expect(Object.values(arabic).filter((text) => !/[\u0600-\u06ff]/.test(text))).toEqual([])
  })
})
