import { describe, expect, test } from 'vitest'
import { findMissingChangesets, isPublished, readChangeset, readPublishedManifest } from './findMissingChangesets.mjs'

const changeset = '---\n"@portico/core": minor\n\'@portico/siwx\': patch\n---\n\nAdded `parse`.\n'

describe('findMissingChangesets', () => {
  test('asks for a changeset of a package that was never released', () => {
    const packages = [{ name: '@portico/core', version: '0.0.0', changed: [] }]
    expect(findMissingChangesets(packages, [])).toEqual(['@portico/core was never released and has no changeset'])
    expect(findMissingChangesets(packages, [changeset])).toEqual([])
  })

  test('asks for a changeset of a released package only when something published changed', () => {
    const quiet = { name: '@portico/react', version: '1.0.0', changed: [] }
    const busy = { name: '@portico/controllers', version: '1.0.0', changed: ['src/open.ts'] }
    expect(findMissingChangesets([quiet, busy], [changeset])).toEqual([
      '@portico/controllers has no changeset, but these changed since 1.0.0: src/open.ts',
    ])
  })
})

test('readChangeset reads the packages of the head and nothing of the text', () => {
  expect(readChangeset(changeset)).toEqual(['@portico/core', '@portico/siwx'])
  expect(readChangeset('"@portico/core": minor')).toEqual([])
})

test('isPublished leaves out tests, stories and notes', () => {
  expect(['src/a.ts', 'src/a.module.css', 'README.md', 'scripts/build-styles.mjs'].every(isPublished)).toBe(true)
  expect(['src/a.test.ts', 'src/A.stories.tsx', 'src/a.test-d.ts', 'CHANGELOG.md', 'NOTES.md'].some(isPublished)).toBe(
    false,
  )
})

test('readPublishedManifest sees a new dependency and not a new dev dependency', () => {
  const before = readPublishedManifest('{"name":"a","version":"1.0.0"}')
  expect(readPublishedManifest('{"name":"a","version":"1.0.1","devDependencies":{"b":"1"}}')).toBe(before)
  expect(readPublishedManifest('{"name":"a","version":"1.0.0","dependencies":{"b":"1"}}')).not.toBe(before)
})
