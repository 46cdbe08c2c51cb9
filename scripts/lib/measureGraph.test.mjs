import { expect, test } from 'vitest'
import { listEarlyModules, listStaticGraph, measureGroups, sumBytes } from './measureGraph.mjs'

function chunk(fileName, { entryOf, imports = [], modules = [], bytes = 100 } = {}) {
  return {
    fileName,
    entryOf,
    imports,
    dynamicImports: [],
    modules: Object.fromEntries(modules.map((id) => [id, 1])),
    bytes,
  }
}

const chunks = [
  chunk('app.js', { imports: ['shared.js'], modules: ['/app.jsx'] }),
  chunk('shared.js', { imports: ['app.js'], modules: ['/react/dist/shared.js'] }),
  chunk('send.js', {
    entryOf: '/react/dist/views/send/group.js',
    imports: ['shared.js', 'form.js'],
    modules: ['/send'],
  }),
  chunk('form.js', { modules: ['/form'], bytes: 30 }),
  chunk('en.js', { entryOf: '/react/dist/i18n/en/send.js', modules: ['/en'], bytes: 7 }),
]

test('listStaticGraph follows imports once, cycles included', () => {
  const graph = listStaticGraph(chunks, ['app.js'])
  expect(graph.map(({ fileName }) => fileName)).toEqual(['app.js', 'shared.js'])
  expect(sumBytes(graph)).toBe(200)
})

test('measureGroups counts what a group adds, its messages included', () => {
  expect(measureGroups(chunks, ['/app.jsx', '/react/dist/shared.js'])).toEqual([{ name: 'send', bytes: 137 }])
})

test('measureGroups leaves out what Connect has loaded, for groups that Connect leads to', () => {
  const help = chunk('help.js', {
    entryOf: '/react/dist/views/help/group.js',
    imports: ['form.js'],
    modules: ['/help'],
  })
  const later = chunk('later.js', { entryOf: '/react/dist/views/later.js', imports: ['form.js'] })
  expect(measureGroups([...chunks, help, later], ['/app.jsx', '/react/dist/shared.js'])).toEqual([
    { name: 'send', bytes: 137 },
    { name: 'help', bytes: 100 },
  ])
})

test('measureGroups leaves out what the form has loaded, for the review of what was entered', () => {
  const review = chunk('review.js', {
    entryOf: '/react/dist/views/sendReview/group.js',
    imports: ['form.js', 'fee.js'],
    modules: ['/review'],
  })
  const fee = chunk('fee.js', { modules: ['/fee'], bytes: 3 })
  expect(measureGroups([...chunks, review, fee], ['/app.jsx', '/react/dist/shared.js'])).toEqual([
    { name: 'send', bytes: 137 },
    { name: 'sendReview', bytes: 103 },
  ])
})

test('listEarlyModules names lazy code in the first download', () => {
  const early = ['/w/node_modules/viem/_esm/index.js', '/w/packages/controllers/dist/routing/push.js']
  const fine = ['/w/node_modules/valtio/esm/vanilla.mjs', '/w/packages/controllers/dist/portico/createPortico.js']
  expect(listEarlyModules([chunk('app.js', { modules: [...early, ...fine] })])).toEqual(early)
})
