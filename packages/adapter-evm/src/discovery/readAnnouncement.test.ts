import { expect, test } from 'vitest'
import { readAnnouncement } from './readAnnouncement.js'

const provider = { request: async () => null, on: () => {}, removeListener: () => {} }
const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
const info = { uuid: '350670db-19fa-4704-a166-e52e178b59d2', name: 'Example', icon, rdns: 'com.example' }

test('reads a wallet', () => {
  expect(readAnnouncement({ info, provider })).toEqual({
    uuid: info.uuid,
    id: 'com.example',
    name: 'Example',
    type: 'ANNOUNCED',
    image: icon,
    rdns: 'com.example',
    provider,
  })
})

test.each([
  ['no detail', undefined],
  ['no info', { provider }],
  ['no provider', { info }],
  ['a provider without request', { info, provider: {} }],
  ['no name', { info: { ...info, name: ' \u202e ' }, provider }],
  ['a name that is no text', { info: { ...info, name: ['Example'] }, provider }],
  ['no uuid', { info: { ...info, uuid: '' }, provider }],
  ['a huge icon', { info: { ...info, icon: `data:image/png;base64,${'A'.repeat(262_144)}` }, provider }],
  [
    'a getter that throws',
    {
      get info() {
        throw new Error('hostile')
      },
      provider,
    },
  ],
])('refuses an announcement with %s', (_, detail) => {
  expect(readAnnouncement(detail)).toBeUndefined()
})

test('reads each part once, so that a getter cannot change its answer', () => {
  const names = ['Example', 'Something else']
  const detail = {
    info: {
      ...info,
      get name() {
        return names.shift()
      },
    },
    provider,
  }
  expect(readAnnouncement(detail)?.name).toBe('Example')
})

test('takes hidden characters out of the name and keeps no picture that is none', () => {
  const wallet = readAnnouncement({ info: { ...info, name: 'Meta\u202eMask', icon: 'javascript:alert(1)' }, provider })
  expect(wallet).toMatchObject({ name: 'MetaMask', image: undefined })
})

test('names a wallet without a usable rdns by its name', () => {
  expect(readAnnouncement({ info: { ...info, rdns: 'no dots' }, provider })).toMatchObject({
    id: 'Example',
    rdns: undefined,
  })
})

test('keeps no picture that another host would be asked for', () => {
  const wallet = readAnnouncement({ info: { ...info, icon: ' HTTPS://wallet.example/icon.png' }, provider })
  expect(wallet).toMatchObject({ name: 'Example', image: undefined })
})
