import { expect, test } from 'vitest'
import { isAuthority, isUri } from './rfc3986.js'

test.each([
  ...['app.example', 'localhost:5173', '127.0.0.1', '[::1]:80', '[::ffff:127.0.0.1]', 'user@app.example'],
  ...['user:secret@app.example:1', 'a_b~c', "a!$&'()*+,;=b", 'a%2Fb', '%41@%42:99999'],
])('%s is an authority', (text) => {
  expect(isAuthority(text)).toBe(true)
})

test.each([
  ...['', ':80', 'user@', 'app example', 'app.example/', 'app.example?', '#app', 'a@b@c', 'a:b', 'app.example:123456'],
  ...['[::1', '::1]', '[::g]', '[1:2]', '[]', 'a%2', 'a%zz', 'bücher.example', 'app.example\n', 'x[::1]'],
])('%s is no authority', (text) => {
  expect(isAuthority(text)).toBe(false)
})

test.each([
  ...['https://app.example', 'https://app.example:8443/a/b//c?d=e/f?g#h/i?j', 'http://[::1]:3000/', 'http://u:p@h/'],
  ...[
    'urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6',
    'did:web:app.example',
    'email:ann@mail.example',
    'a:',
    'a:/',
    'a:/b',
  ],
  ...[
    'https://app.example/%7Eann',
    'a+b-c.d1:e',
    "x:!$&'()*+,;=:@",
    'file:///etc',
    'https://h:',
    'a:?b',
    'a:#b',
    'IPFS://Qm',
  ],
])('%s is a URI', (text) => {
  expect(isUri(text)).toBe(true)
})

test.each([
  ...[
    '',
    ':a',
    '1a:b',
    'no-scheme',
    '/path',
    'https://app.example/a b',
    'https://app.example/%zz',
    'https://app.example/%7',
  ],
  ...[
    'https://app.example:port/',
    'https://a@b@c/',
    'https://[::g]/',
    'https://[::1/',
    'https://a.example/é',
    'a:b#c#d',
  ],
  ...['a:b\n', 'a:[b]', 'a:b?[c]', 'https://a/"', 'https://a/<b>', 'a_b:c'],
])('%s is no URI', (text) => {
  expect(isUri(text)).toBe(false)
})
